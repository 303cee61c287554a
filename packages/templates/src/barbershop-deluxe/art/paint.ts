import { vars } from '@awning/ui/theme/contract.css';

const { color } = vars;

const mix = (paint: string, share: number, into: string) => `color-mix(in srgb, ${paint} ${share}%, ${into})`;

/** What the drawings are cut from: the theme's own colours, so that they change with it. */
export const paint = {
  night: color.surfaceDeep,
  enamel: color.accent,
  silver: color.surface,
  lamp: color.spark,
  lips: color.paper1,
  jar: color.paper2,
  chrome: color.paper3,
  gown: color.paper4,
  hair: color.paper5,
  brown: mix(color.paper5, 66, color.paper6),
  ginger: mix(color.paper1, 70, color.paper6),
  grey: mix(color.paper4, 74, color.paper5),
  fair: mix(color.paper6, 58, color.paper4),
  skin: color.paper6,
  tan: mix(color.paper6, 74, color.paper5),
  dark: mix(color.paper6, 44, color.paper5),
} as const;

/** The side of a thing that is turned away from the lamp. */
export const shadeOf = (skin: string) => mix(skin, 80, color.paper5);
