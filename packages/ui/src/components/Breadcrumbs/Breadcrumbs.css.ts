import { style } from '@vanilla-extract/css';
import { fontSize, space } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.xsmall,
  alignItems: 'baseline',
  fontSize: fontSize.small,
  color: vars.color.inkMuted,
});

export const item = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '&:not(:last-child)::after': {
      content: '"/" / ""',
      marginInlineStart: space.xsmall,
      color: vars.color.controlEdge,
    },
  },
});

export const link = style({
  display: 'inline-block',
  paddingBlock: '3px',
  ':hover': { color: vars.color.ink },
});
