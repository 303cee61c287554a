import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { space } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';
import { on } from '../../theme/ground.css.ts';

export const layout = style({
  display: 'grid',
  gap: `${space.xxlarge} clamp(32px, 5vw, 80px)`,
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.35fr)', alignItems: 'end' },
  },
});

export const bars = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: space.xxsmall,
  '@media': { [from.tablet]: { gap: space.xsmall } },
});

const column = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  containerType: 'inline-size',
  paddingBlock: space.small,
  paddingInline: 'clamp(6px, 6%, 12px)',
  lineHeight: 1,
  '@media': { '(forced-colors: active)': { border: '2px solid' } },
});

export const bar = styleVariants({
  plain: [column, { background: on.ink, color: on.surface }],
  last: [column, { background: vars.color.spark, color: vars.color.onSpark }],
});

/** Heights go by steps, as no style may be written into the page; the number is written on the bar. */
export const steps = 24;
export const height = Array.from({ length: steps + 1 }, (_, step) =>
  style({
    minBlockSize: `${(step / steps) * 20}rem`,
    '@media': { [from.tablet]: { minBlockSize: `${(step / steps) * 30}rem` } },
  }),
);

export const value = style({
  fontSize: `min(calc(4.2rem * ${vars.font.displayScale}), 62cqi)`,
  overflowWrap: 'anywhere',
});

export const label = style({
  marginBlockStart: space.large,
  fontSize: 'clamp(0.75rem, 17cqi, 1rem)',
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
