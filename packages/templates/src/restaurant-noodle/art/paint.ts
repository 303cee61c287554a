import { vars } from '@awning/ui/theme';

const { color } = vars;

/** What the drawings are cut from: the theme's own colours, so that they change with it. */
export const paint = {
  broth: color.paper1,
  egg: color.paper2,
  indigo: color.paper3,
  china: color.paper4,
  nori: color.paper5,
  onion: color.paper6,
  noodle: color.spark,
  onionPale: `color-mix(in srgb, ${color.paper6} 45%, ${color.paper4})`,
  meat: `color-mix(in srgb, ${color.paper1} 46%, ${color.paper5})`,
  prawn: `color-mix(in srgb, ${color.paper1} 62%, ${color.paper2})`,
  mushroom: `color-mix(in srgb, color-mix(in srgb, ${color.paper1} 55%, ${color.paper5}) 62%, ${color.paper2})`,
  shade: `color-mix(in srgb, ${color.paper3} 16%, ${color.paper4})`,
} as const;

/** Four people's skin, and the shade of each for a nose. */
export const skins = [
  { skin: '#f0c6a0', nose: '#dfa67c' },
  { skin: '#8d5533', nose: '#713f23' },
  { skin: '#d99b6c', nose: '#c08050' },
  { skin: '#5b3624', nose: '#452617' },
] as const;
