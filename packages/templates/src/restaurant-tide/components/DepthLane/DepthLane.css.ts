import { style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';
import { measureMargin } from '@awning/ui/theme/measureMargin';
import { sounding, staff as edge } from '../../styles/sounding.css.ts';

const { staff, lane } = sounding;

export const root = style({
  position: 'relative',
  paddingInline: `${lane} ${measureMargin()}`,
});

export const gauge = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: lane,
  paddingBlock: `calc(${vars.rhythm.section} - 0.5rem) ${space.large}`,
  paddingInlineStart: `calc(${staff} + clamp(4px, 1.2vw, 20px))`,
  selectors: {
    '&::before': edge,
  },
});

// Stays in sight for as long as its depth does.
export const mark = style({
  position: 'sticky',
  insetBlockStart: '5.5rem',
  display: 'grid',
  justifyItems: 'start',
  gap: space.xsmall,
});

export const value = style({
  fontFamily: vars.font.numerals,
  fontWeight: vars.font.displayWeight,
  fontSize: '1.9rem',
  lineHeight: 0.9,
  letterSpacing: '-0.03em',
  color: on.bright,
  '@media': {
    [from.tablet]: { fontSize: '3.4rem' },
    [from.desktop]: { fontSize: '6rem' },
  },
});

export const unit = style({
  fontSize: fontSize.xsmall,
  fontWeight: 600,
  letterSpacing: '0.06em',
  lineHeight: 1.2,
  writingMode: 'vertical-rl',
  '@media': { [from.desktop]: { fontSize: fontSize.medium, writingMode: 'horizontal-tb' } },
});

// The lane is their gutter. What stands side by side in it is kept apart by half of it.
const between = 'clamp(8px, 1.6vw, 24px)';
export const beside = style({
  vars: { [vars.rhythm.gutter]: between },
  marginInline: `calc(${between} * -1)`,
});
