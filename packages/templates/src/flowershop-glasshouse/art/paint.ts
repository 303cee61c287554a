import { vars } from '@awning/ui/theme';

const { color } = vars;

const between = (one: string, other: string, share: number) =>
  `color-mix(in srgb, ${one} ${share}%, ${other})`;

/** What the drawings are cut from: the theme's own colours, so that they change with it. */
export const paint = {
  leaf: color.paper1,
  lime: color.paper2,
  bloom: color.paper3,
  white: color.paper4,
  iron: color.paper5,
  clay: color.paper6,
  lemon: color.spark,
  bottle: color.surfaceDeep,
  forest: between(color.paper1, color.paper5, 55),
  moss: between(color.paper1, color.paper2, 50),
  haze: between(color.paper1, color.surfaceTint, 45),
  mist: between(color.paper1, color.surfaceTint, 22),
  blush: between(color.paper3, color.paper4, 28),
  rose: between(color.paper3, color.paper4, 60),
  glass: color.surfaceTint,
  pale: color.surface,
  soil: between(color.paper6, color.paper5, 35),
} as const;

/** Four people's skin, and the shade of each for a nose. */
export const skins = {
  olive: { skin: '#d9a06f', nose: '#bf8453' },
  dark: { skin: '#6b412b', nose: '#53301e' },
  pale: { skin: '#f2cba8', nose: '#dfa988' },
  brown: { skin: '#a8693f', nose: '#8c5430' },
} as const;
