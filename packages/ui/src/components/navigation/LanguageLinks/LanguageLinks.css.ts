import { fallbackVar, style } from '@vanilla-extract/css';
import { space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.medium}`,
  overflowWrap: 'anywhere',
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: touchTarget,
  minBlockSize: touchTarget,
  // No line rather than a clear one, which forced colours would show under every link alike.
  textDecoration: 'none',
  textUnderlineOffset: '0.4em',
  selectors: {
    '&:hover, &[aria-current]': {
      textDecoration: `underline 3px ${fallbackVar(on.bright, vars.color.accent)}`,
    },
    '&[aria-current]': { fontWeight: 700 },
  },
});
