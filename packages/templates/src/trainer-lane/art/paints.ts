import { vars } from '@awning/ui/theme';
import type { Paints } from '../../design/drawings.tsx';

const { color } = vars;

/** What the drawings are cut from: the theme's own colours, so that they change with it. */
export const paints: Paints = {
  '#ff9a3c': color.paper1, // orange
  '#57a639': color.paper2, // hedge
  '#3f9fe8': color.paper3, // water
  '#ffffff': color.paper4, // white
  '#16264d': color.paper5, // dark
  '#d4421e': color.accent, // tartan
  '#9fd653': color.secondary, // grass
  '#ffd43b': color.spark, // sun
  '#e0a27c': color.paper6, // skin
  '#8a5c41': `color-mix(in srgb, ${color.paper6} 46%, #40200f)`, // darkest skin
  '#ecbda0': `color-mix(in srgb, ${color.paper6} 62%, #ffe9dc)`, // lightest skin
  '#bd8461': `color-mix(in srgb, ${color.paper6} 74%, #5a2d14)`, // darker skin
  '#bdc2d0': `color-mix(in srgb, ${color.inkMuted} 35%, ${color.paper4})`, // grey hair
  '#3a2416': '#3a2416', // brown hair
  '#7a3b1d': '#7a3b1d', // red hair
  '#1d1620': '#1d1620', // black hair
};
