import { vars } from '@awning/ui/theme';

const { color } = vars;

const peach = `color-mix(in srgb, ${color.paper1} 26%, white)`;

const lighter = (share: number) => `color-mix(in srgb, ${color.paper6} ${share}%, ${peach})`;
const darker = (share: number) => `color-mix(in srgb, ${color.paper6} ${share}%, black)`;

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
  fair: { skin: lighter(10), nose: lighter(34) },
  olive: { skin: lighter(56), nose: lighter(80) },
  brown: { skin: color.paper6, nose: darker(78) },
  deep: { skin: darker(66), nose: darker(48) },
} as const;

export type Skin = keyof typeof skins;
