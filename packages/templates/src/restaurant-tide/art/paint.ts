import { vars } from '@awning/ui/theme';

const { color } = vars;

/** What the drawings are cut from: the theme's own colours, so that they change with it. */
export const paint = {
  buoy: color.paper1,
  silver: color.paper2,
  abyss: color.paper3,
  foam: color.paper4,
  sand: color.paper5,
  teal: color.paper6,
  rust: `color-mix(in srgb, ${color.paper1} 72%, ${color.paper3})`,
  wetSand: `color-mix(in srgb, ${color.paper5} 72%, ${color.paper3})`,
  blue: `color-mix(in srgb, ${color.paper6} 62%, ${color.paper3})`,
  rose: `color-mix(in srgb, ${color.paper1} 42%, ${color.paper4})`,
} as const;
