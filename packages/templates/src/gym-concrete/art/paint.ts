import { vars } from '@awning/ui/theme';

const { color } = vars;

const mixed = (share: number, shade: 'white' | 'black') =>
  `color-mix(in srgb, ${color.paper6} ${share}%, ${shade})`;

/** What the drawings are cut from: the theme's own colours, so that they change with it. */
export const paint = {
  orange: color.paper1,
  yellow: color.paper2,
  blue: color.paper3,
  pale: color.paper4,
  asphalt: color.paper5,
  concrete: color.surface,
  slab: color.surfaceTint,
  shade: color.line,
  ink: color.ink,
} as const;

/** Four skins from one paper, each with the darker one its nose is cut from. */
export const skins = {
  fair: { skin: mixed(34, 'white'), nose: mixed(52, 'white') },
  olive: { skin: mixed(66, 'white'), nose: mixed(86, 'white') },
  brown: { skin: color.paper6, nose: mixed(78, 'black') },
  deep: { skin: mixed(66, 'black'), nose: mixed(48, 'black') },
} as const;

export type Skin = keyof typeof skins;
