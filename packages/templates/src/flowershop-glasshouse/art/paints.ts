import { vars } from '@awning/ui/theme';
import type { Paints } from '../../design/drawings.tsx';

const { color } = vars;

/** What the drawings are cut from: the theme's own colours, so that they change with it. */
export const paints: Paints = {
  '#2f9455': color.paper1, // leaf
  '#8fcf6a': color.paper2, // lime
  '#b80f5d': color.paper3, // bloom
  '#f7fcfa': color.paper4, // white
  '#07302a': color.paper5, // iron
  '#c8623c': color.paper6, // clay
  '#ffd43b': color.spark, // lemon
  '#155245': color.surfaceDeep, // bottle
  '#1d6742': `color-mix(in srgb, ${color.paper1} 55%, ${color.paper5})`, // forest
  '#5fb160': `color-mix(in srgb, ${color.paper1} 50%, ${color.paper2})`, // moss
  '#80bfa1': `color-mix(in srgb, ${color.paper1} 45%, ${color.surfaceTint})`, // haze
  '#a2d1c1': `color-mix(in srgb, ${color.paper1} 22%, ${color.surfaceTint})`, // mist
  '#e5bace': `color-mix(in srgb, ${color.paper3} 28%, ${color.paper4})`, // blush
  '#d16e9c': `color-mix(in srgb, ${color.paper3} 60%, ${color.paper4})`, // rose
  '#c3e2e0': color.surfaceTint, // glass
  '#e2f1ec': color.surface, // pale
  '#4b4230': `color-mix(in srgb, ${color.paper6} 35%, ${color.paper5})`, // soil
  '#d9a06f': '#d9a06f', // olive skin
  '#bf8453': '#bf8453', // olive nose
  '#6b412b': '#6b412b', // dark skin
  '#53301e': '#53301e', // dark nose
  '#f2cba8': '#f2cba8', // pale skin
  '#dfa988': '#dfa988', // pale nose
  '#a8693f': '#a8693f', // brown skin
  '#8c5430': '#8c5430', // brown nose
};
