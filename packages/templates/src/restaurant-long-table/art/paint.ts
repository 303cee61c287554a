import { vars } from '@awning/ui/theme';

const { color, shadow } = vars;

/** What the plates that count are cut from. The drawings’ files have it in `paints.ts`. */
export const paint = {
  wine: color.paper2,
  steel: color.paper3,
  steelDark: `color-mix(in srgb, ${color.paper3} 58%, black)`,
  olive: color.surfaceDeep,
  shadow: shadow.cast,
} as const;
