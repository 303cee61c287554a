import { vars } from '@awning/ui/theme';

const { color } = vars;

const mix = (paint: string, share: number, other: string) =>
  `color-mix(in srgb, ${paint} ${share}%, ${other})`;

/** What the drawings are cut from: the theme's own colours, so that they change with it. */
export const paint = {
  pink: color.paper1,
  tangerine: color.paper2,
  cobalt: color.paper3,
  mint: color.paper4,
  plum: color.paper5,
  birch: color.paper6,
  ply: color.surface,
  sky: color.surfaceTint,
  pinkShade: mix(color.paper1, 78, color.paper5),
  mintShade: mix(color.paper4, 76, color.paper5),
  cobaltShade: mix(color.paper3, 72, color.paper5),
  plyShade: mix(color.surface, 84, color.paper5),
  // Skins and hair: plywood, tangerine and plum in other measures.
  fair: mix(color.paper6, 58, color.paper2),
  fairShade: mix(color.paper2, 44, color.paper6),
  brown: mix(color.paper2, 54, color.paper5),
  brownShade: mix(color.paper2, 36, color.paper5),
  dark: mix(color.paper2, 30, color.surfaceDeeper),
  copper: mix(color.paper2, 72, color.paper5),
  silver: mix(color.paper6, 80, color.paper5),
} as const;
