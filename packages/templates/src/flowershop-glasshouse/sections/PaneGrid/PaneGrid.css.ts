import { style } from '@vanilla-extract/css';
import { fontSize, touchTarget } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

/** A price, a number, a temperature: read before the name, written after it. */
export const mark = style({
  fontFamily: vars.font.numerals,
  fontWeight: 700,
  fontSize: `calc(${fontSize.xxlarge} * ${vars.font.displayScale})`,
  lineHeight: 1,
  color: on.bright,
  order: -1,
  overflowWrap: 'anywhere',
});

export const note = style({ color: on.inkMuted, fontSize: fontSize.small, overflowWrap: 'anywhere' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: touchTarget,
  minInlineSize: 0,
  fontWeight: 700,
  overflowWrap: 'anywhere',
});
