import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.medium,
  alignItems: 'center',
  justifyContent: 'space-between',
  '@media': { [from.tablet]: { borderBlockEnd: `2px solid ${vars.color.line}` } },
});

const line = style({
  display: 'inline-flex',
  gap: space.xsmall,
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: '28px',
  fontWeight: 700,
  overflowWrap: 'anywhere',
  '@media': { [from.tablet]: { minBlockSize: touchTarget } },
});

export const words = styleVariants({
  saved: [line, { color: vars.color.accent }],
  waiting: [line],
  problem: [line, { color: vars.color.danger }],
});
