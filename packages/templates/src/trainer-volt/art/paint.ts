import { vars } from '@awning/ui/theme';

const { color } = vars;

/** What the drawings are cut from: the theme's own colours, so that they change with it. */
export const paint = {
  volt: color.spark,
  voltShade: color.paper2,
  black: color.onSpark,
  steel: color.paper3,
  chalk: color.paper4,
  rubber: color.paper5,
  belt: color.paper1,
  skin: color.paper6,
  skinShade: `color-mix(in srgb, ${color.paper6} 74%, black)`,
  hair: `color-mix(in srgb, ${color.paper6} 16%, black)`,
} as const;
