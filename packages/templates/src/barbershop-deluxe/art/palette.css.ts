import { vars } from '@awning/ui/theme';
import { createThemeContract, style } from '@vanilla-extract/css';

const { color } = vars;

const mix = (paint: string, share: number, into: string) => `color-mix(in srgb, ${paint} ${share}%, ${into})`;

/** Everything the drawings are cut from: the theme's own colours, and what can be mixed of them. */
export const paint = createThemeContract({
  night: null,
  enamel: null,
  silver: null,
  lamp: null,
  lips: null,
  jar: null,
  chrome: null,
  gown: null,
  white: null,
  hair: null,
  brown: null,
  ginger: null,
  grey: null,
  fair: null,
  skin: null,
  tan: null,
  dark: null,
});

/** The same, on the side that is turned away from the lamp. */
export const shade = createThemeContract({
  lamp: null,
  lips: null,
  jar: null,
  hair: null,
  brown: null,
  ginger: null,
  grey: null,
  fair: null,
  skin: null,
  tan: null,
  dark: null,
});

const shaded = Object.fromEntries(
  (Object.keys(shade) as (keyof typeof shade)[]).map((name) => [
    shade[name],
    name === 'hair' ? mix(paint.hair, 70, paint.skin) : mix(paint[name], 80, paint.hair),
  ]),
);

/** Mixes the paints once for the whole site, so that a drawing names its colours in a few letters. */
export const palette = style({
  vars: {
    [paint.night]: color.surfaceDeep,
    [paint.enamel]: color.accent,
    [paint.silver]: color.surface,
    [paint.lamp]: color.spark,
    [paint.lips]: color.paper1,
    [paint.jar]: color.paper2,
    [paint.chrome]: color.paper3,
    [paint.gown]: color.paper4,
    // The white of an eye, lather, the face of a clock: white by night too.
    [paint.white]: color.paper4,
    [paint.hair]: color.paper5,
    [paint.skin]: color.paper6,
    [paint.brown]: mix(color.paper5, 66, color.paper6),
    [paint.ginger]: mix(color.paper1, 70, color.paper6),
    [paint.grey]: mix(color.paper4, 74, color.paper5),
    [paint.fair]: mix(color.paper6, 58, color.paper4),
    [paint.tan]: mix(color.paper6, 74, color.paper5),
    [paint.dark]: mix(color.paper6, 44, color.paper5),
    ...shaded,
  },
});
