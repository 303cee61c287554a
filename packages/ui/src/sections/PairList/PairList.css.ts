import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';
import { on } from '../../theme/ground.css.ts';

/** Large enough to be read at arm’s length, in a mirror or out of it. */
export const text = style({
  maxInlineSize: '46ch',
  fontSize: 'clamp(1.0625rem, 0.95rem + 0.5vw, 1.3rem)',
  textWrap: 'pretty',
});

export const term = styleVariants({
  sentence: {
    maxInlineSize: '24ch',
    fontSize: fontSize.large,
    fontWeight: 600,
    lineHeight: 1.25,
    textWrap: 'balance',
  },
  figure: {
    color: on.bright,
    fontFamily: vars.font.display,
    fontWeight: vars.font.displayWeight,
    fontSize: `calc(${fontSize.xxlarge} * ${vars.font.displayScale})`,
    lineHeight: 1,
    letterSpacing: vars.font.displayTracking,
    textTransform: vars.font.displayCase,
  },
});
