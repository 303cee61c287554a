import { vars } from '@awning/ui/theme';
import type { Paints } from '../../design/drawings.tsx';

const { color } = vars;

/** What the drawings are cut from: the theme's own colours, so that they change with it. */
export const paints: Paints = {
  '#e2ff1f': color.spark, // volt
  '#0c0c0b': color.onSpark, // black
  '#8d8d84': color.paper3, // steel
  '#f7f7f2': color.paper4, // chalk
  '#ff4b26': color.paper1, // belt
  '#8a4f30': color.paper6, // skin
  '#663a24': `color-mix(in srgb, ${color.paper6} 74%, black)`, // skin shade
  '#160d08': `color-mix(in srgb, ${color.paper6} 16%, black)`, // hair
};
