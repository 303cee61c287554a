import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

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
