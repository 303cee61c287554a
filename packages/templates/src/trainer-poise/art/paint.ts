import { vars } from '@awning/ui/theme';

const { color } = vars;
const mixed = (share: number, other: string) => `color-mix(in srgb, ${color.paper6} ${share}%, ${other})`;

/** What the drawings are cut from: the theme's own colours, so that they change with it. */
export const paint = {
  red: color.paper1,
  yellow: color.paper2,
  cobalt: color.paper3,
  sky: color.paper4,
  black: color.paper5,
  white: color.surface,
  grey: `color-mix(in srgb, ${color.paper5} 34%, ${color.surface})`,
  wire: color.ink,
  skins: {
    pale: mixed(42, '#ffe6d6'),
    fair: mixed(72, '#ffe0c8'),
    brown: color.paper6,
    dark: mixed(58, '#2a1408'),
  },
} as const;

/** One step darker, for a nose, a neck, a fold. */
export const shade = (of: string) => `color-mix(in srgb, ${of} 80%, black)`;
