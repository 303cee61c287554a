import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

export const root = style({
  display: 'block',
  transform: 'scaleX(-1)',
  textAlign: 'end',
  userSelect: 'none',
});

const { xlarge, xxlarge } = fontSize;

/** Set as the heading it reflects is set, or it would break its lines elsewhere. */
export const size = styleVariants({ xlarge, xxlarge }, (value) => [
  root,
  {
    inlineSize: '100%',
    color: on.inkMuted,
    fontFamily: vars.font.display,
    fontWeight: vars.font.displayWeight,
    fontSize: `calc(${value} * ${vars.font.displayScale})`,
    lineHeight: vars.font.displayLeading,
    letterSpacing: vars.font.displayTracking,
    textTransform: vars.font.displayCase,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
]);
