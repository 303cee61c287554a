import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { noScript } from '../../../styles/breakpoints.ts';
import { fontSize, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

const ink = fallbackVar(on.ink, vars.color.ink);
const surface = fallbackVar(on.surface, vars.color.surface);

const root = style({
  display: 'inline-flex',
  gap: space.small,
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: '36px',
  paddingBlock: '5px',
  paddingInline: space.small,
  border: `2px solid color-mix(in srgb, ${ink} 62%, ${surface})`,
  borderRadius: vars.radius.control,
  background: `color-mix(in srgb, ${ink} 7%, ${surface})`,
  color: ink,
  fontFamily: vars.font.text,
  fontSize: fontSize.small,
  fontWeight: 700,
  lineHeight: 1.3,
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
});

export const look = styleVariants({
  still: [root, { borderStyle: 'dashed', background: 'none', fontWeight: 600 }],
  removable: [
    root,
    {
      cursor: 'pointer',
      selectors: {
        '&:hover': { borderColor: ink, background: `color-mix(in srgb, ${ink} 16%, ${surface})` },
        '&:active': { translate: '0 1px' },
      },
      '@media': {
        '(pointer: coarse)': { minBlockSize: touchTarget },
        // With an address it is a link, and works.
        [noScript]: { selectors: { '&[type="button"]': { display: 'none' } } },
      },
    },
  ],
});
