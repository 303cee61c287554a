import { vars } from '@awning/ui/theme';

const { color, street } = vars;
const faded = (paper: string, share: number) => `color-mix(in srgb, ${paper} ${share}%, white)`;
const pressed = (paper: string, share: number) => `color-mix(in srgb, ${paper} ${share}%, black)`;

/** What the plants are cut from: the theme's own papers, some paler and some darker from the press. */
export const paint = {
  indigo: color.paper1,
  indigoFaded: faded(color.paper1, 74),
  indigoPale: faded(color.paper1, 42),
  indigoDeep: pressed(color.paper1, 78),
  rust: color.paper2,
  rustFaded: faded(color.paper2, 78),
  rustDeep: pressed(color.paper2, 60),
  chalk: color.paper3,
  chalkPale: faded(color.paper3, 58),
  chalkDeep: `color-mix(in srgb, ${color.paper3} 64%, ${color.paper1})`,
  moss: color.paper4,
  mossFaded: faded(color.paper4, 72),
  leaf: color.paper5,
  pollen: color.paper6,
  // Somebody who works out of doors: rust and pollen, mixed.
  skin: `color-mix(in srgb, ${faded(color.paper2, 74)} 76%, ${color.paper6})`,
  skinShade: `color-mix(in srgb, ${faded(color.paper2, 74)} 76%, ${pressed(color.paper6, 50)})`,
  hair: pressed(color.paper5, 36),
  linen: `color-mix(in srgb, ${street.onPaper} 11%, ${street.paper})`,
  linenEdge: `color-mix(in srgb, ${street.onPaper} 36%, ${street.paper})`,
  sheet: street.paper,
  ink: street.onPaper,
} as const;
