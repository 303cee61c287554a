import { fallbackVar, style } from '@vanilla-extract/css';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xsmall,
  alignItems: 'baseline',
  fontSize: fontSize.small,
  color: fallbackVar(on.inkMuted, vars.color.inkMuted),
});

export const item = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    // A stroke that leans the way the page is read.
    '&:not(:last-child)::after': {
      content: '"/" / ""',
      display: 'inline-block',
      marginInlineStart: space.xsmall,
    },
    '&:dir(rtl):not(:last-child)::after': { scale: '-1 1' },
  },
});

export const link = style({
  display: 'inline-block',
  paddingBlock: '3px',
  ':hover': { color: fallbackVar(on.ink, vars.color.ink) },
});
