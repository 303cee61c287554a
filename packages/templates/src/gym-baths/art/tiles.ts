import { vars } from '@awning/ui/theme';

const { color } = vars;

const peach = `color-mix(in srgb, ${color.paper1} 24%, white)`;

/** Each glaze by the letter it has in the pictures, and all of them from the theme. */
export const tiles = {
  w: color.surface,
  p: color.surfaceTint,
  a: color.secondary,
  b: color.paper3,
  c: color.accent,
  d: color.paper5,
  k: color.ink,
  r: color.paper1,
  y: color.paper2,
  /** The same, pale. */
  l: `color-mix(in srgb, ${color.paper2} 52%, ${color.surface})`,
  g: `color-mix(in srgb, ${color.ink} 38%, ${color.surface})`,
  // Skins: each darker one is the nose of the one before.
  f: `color-mix(in srgb, ${color.paper6} 18%, ${peach})`,
  n: `color-mix(in srgb, ${color.paper6} 55%, ${peach})`,
  s: color.paper6,
  t: `color-mix(in srgb, ${color.paper6} 66%, black)`,
} as const;
