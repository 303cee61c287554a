import { vars } from '@awning/ui/theme';

const { color } = vars;

/** What the drawings are cut from: the theme's own colours, so that they change with it. */
export const paint = {
  orange: color.paper1,
  hedge: color.paper2,
  water: color.paper3,
  white: color.paper4,
  dark: color.paper5,
  tartan: color.accent,
  grass: color.secondary,
  sky: color.surfaceTint,
  sun: color.spark,
  skin: color.paper6,
  skins: [
    color.paper6,
    `color-mix(in srgb, ${color.paper6} 46%, #40200f)`,
    `color-mix(in srgb, ${color.paper6} 62%, #ffe9dc)`,
    `color-mix(in srgb, ${color.paper6} 74%, #5a2d14)`,
  ],
} as const;
