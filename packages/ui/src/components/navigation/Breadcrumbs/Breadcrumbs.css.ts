import { fallbackVar, style } from '@vanilla-extract/css';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

export const root = style({
  fontSize: fontSize.small,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  color: fallbackVar(on.inkMuted, vars.color.inkMuted),
});

export const item = style({
  // A long name begins beside what leads to it, and goes on below.
  display: 'inline',
  selectors: {
    // A stroke that leans the way the page is read.
    '&:not(:last-child)::after': {
      content: '"/" / ""',
      display: 'inline-block',
      marginInline: space.xsmall,
    },
    '&:dir(rtl):not(:last-child)::after': { scale: '-1 1' },
  },
});

export const link = style({
  display: 'inline-block',
  paddingBlock: '3px',
  ':hover': { color: fallbackVar(on.ink, vars.color.ink) },
});
