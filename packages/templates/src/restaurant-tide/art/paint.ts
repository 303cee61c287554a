import { vars } from '@awning/ui/theme';

const { color } = vars;

/** What the drawings are cut from: the theme's own colours, so that they change with it. */
export const paint = {
  buoy: color.paper1,
  silver: color.paper2,
  abyss: color.paper5,
  foam: color.paper4,
  sand: color.paper3,
  teal: color.paper6,
  rust: `color-mix(in srgb, ${color.paper1} 72%, ${color.paper5})`,
  wetSand: `color-mix(in srgb, ${color.paper3} 72%, ${color.paper5})`,
  blue: `color-mix(in srgb, ${color.paper6} 62%, ${color.paper5})`,
  rose: `color-mix(in srgb, ${color.paper1} 42%, ${color.paper4})`,
} as const;
