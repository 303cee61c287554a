import { style } from '@vanilla-extract/css';
import { fontSize, space } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';
import { on } from '../../theme/ground.css.ts';

/** Said under the breath. */
export const before = style({
  maxInlineSize: '24ch',
  color: on.inkMuted,
  fontSize: fontSize.large,
  lineHeight: 1.3,
  textWrap: 'balance',
});

/** Said from the door, for all to hear. */
export const after = style({
  maxInlineSize: '22ch',
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: `calc(${fontSize.xlarge} * ${vars.font.displayScale})`,
  lineHeight: 1.15,
  letterSpacing: vars.font.displayTracking,
  textWrap: 'balance',
});

export const author = style({ marginBlockStart: space.xsmall, fontSize: fontSize.small, fontWeight: 600 });
