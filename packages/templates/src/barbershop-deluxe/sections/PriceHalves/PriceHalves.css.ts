import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

export const group = style({
  selectors: { '& + &': { marginBlockStart: 'clamp(40px, 5vw, 72px)' } },
});

const letters = {
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.displayTracking,
  textTransform: vars.font.displayCase,
} as const;

export const name = style({
  ...letters,
  fontSize: `calc(${fontSize.xlarge} * ${vars.font.displayScale})`,
  lineHeight: 1.1,
  textWrap: 'balance',
});

// Half of the narrowest phone holds a long sum.
export const price = styleVariants(
  { usual: fontSize.xxlarge, long: `min(${fontSize.xlarge}, 4.6vw)` },
  (size) => ({
    ...letters,
    fontSize: `calc(${size} * ${vars.font.displayScale})`,
    fontVariantNumeric: 'lining-nums',
    lineHeight: 1,
  }),
);

export const note = style({
  color: on.inkMuted,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  textWrap: 'balance',
});
