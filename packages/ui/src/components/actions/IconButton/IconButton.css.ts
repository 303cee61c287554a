import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { noScript } from '../../../styles/breakpoints.ts';
import { touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

const ink = fallbackVar(on.ink, vars.color.ink);
const surface = fallbackVar(on.surface, vars.color.surface);

const root = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: touchTarget,
  blockSize: touchTarget,
  padding: 0,
  border: '2px solid transparent',
  borderRadius: vars.radius.control,
  background: 'none',
  color: ink,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: `color-mix(in srgb, ${ink} 12%, transparent)` },
    '&:active': { translate: '0 1px' },
    '&[aria-pressed="true"]': { borderColor: ink, background: ink, color: surface },
    '&:disabled': {
      borderStyle: 'dashed',
      background: 'none',
      color: fallbackVar(on.inkMuted, vars.color.inkMuted),
      cursor: 'not-allowed',
      translate: 'none',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
        '&:disabled': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
    [noScript]: { display: 'none' },
  },
});

export const tone = styleVariants({
  outlined: [root, { borderColor: `color-mix(in srgb, ${ink} 62%, ${surface})` }],
  quiet: [root],
});
