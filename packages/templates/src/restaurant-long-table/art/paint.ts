import { vars } from '@awning/ui/theme';

const { color, street } = vars;
const darker = (paper: string, share: number) => `color-mix(in srgb, ${paper} ${share}%, black)`;
const paler = (paper: string, share: number) => `color-mix(in srgb, ${paper} ${share}%, white)`;

/** What the drawings are cut from: the theme's own colours, so that they change with it. */
export const paint = {
  lemon: color.paper1,
  pith: paler(color.paper1, 22),
  pulp: paler(color.paper1, 62),
  wine: color.paper2,
  pink: paler(color.paper6, 52),
  wineDark: darker(color.paper2, 62),
  steel: color.paper3,
  steelDark: darker(color.paper3, 58),
  silver: paler(color.paper3, 46),
  crust: color.paper4,
  crustDark: darker(color.paper4, 72),
  crumb: paler(color.paper4, 34),
  leaf: `color-mix(in srgb, ${color.paper5} 60%, ${paler(color.paper1, 70)})`,
  leafDark: color.paper5,
  leafPale: `color-mix(in srgb, ${color.paper5} 30%, ${paler(color.paper1, 46)})`,
  crab: color.paper6,
  crabDark: darker(color.paper6, 74),
  china: street.paper,
  chinaLine: street.paperLine,
  ink: color.ink,
  olive: color.surfaceDeep,
  linen: color.surface,
  coffee: darker(color.paper4, 34),
  /** Who works here; a face's shade lies under its nose and chin. */
  skins: [
    `color-mix(in srgb, ${color.paper6} 34%, ${paler(color.paper4, 36)})`,
    `color-mix(in srgb, ${color.paper6} 30%, ${darker(color.paper4, 88)})`,
    darker(`color-mix(in srgb, ${color.paper6} 40%, ${color.paper4})`, 44),
  ],
  shades: [
    `color-mix(in srgb, ${color.paper6} 58%, ${paler(color.paper4, 60)})`,
    `color-mix(in srgb, ${color.paper6} 36%, ${darker(color.paper4, 70)})`,
    darker(`color-mix(in srgb, ${color.paper6} 40%, ${color.paper4})`, 32),
  ],
  shadow: vars.shadow.cast,
} as const;
