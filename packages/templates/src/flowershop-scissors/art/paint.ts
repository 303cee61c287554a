import { vars } from '@awning/ui/theme';

const { color } = vars;

/** What the pictures are cut from: the theme's own colours, so that they change with it. */
export const paint = {
  poppy: color.paper1,
  sprout: color.paper2,
  iris: color.paper3,
  peony: color.paper4,
  shade: color.paper5,
  leaf: color.action,
  mint: color.secondary,
  blush: color.surfaceTint,
  magenta: color.accent,
  pollen: color.spark,
  white: color.surfaceRaised,
  ink: color.ink,
  skin: color.paper6,
  skinShade: `color-mix(in srgb, ${color.paper6} 80%, black)`,
} as const;

export type Paint = keyof typeof paint;
