import { vars } from '@awning/ui/theme';
import type { Paints } from '../../design/drawings.tsx';

const { color } = vars;

/** What the drawings are cut from: the theme's own colours, so that they change with it. */
export const paints: Paints = {
  '#d02c1a': color.paper1, // broth
  '#ffbe1b': color.paper2, // egg
  '#26349c': color.paper3, // indigo
  '#fffdf6': color.paper4, // china
  '#14241d': color.paper5, // nori
  '#3f9a4b': color.paper6, // onion
  '#ffbe1a': color.spark, // noodle
  '#a9d0a9': `color-mix(in srgb, ${color.paper6} 45%, ${color.paper4})`, // onion pale
  '#6a281c': `color-mix(in srgb, ${color.paper1} 46%, ${color.paper5})`, // meat
  '#e2631a': `color-mix(in srgb, ${color.paper1} 62%, ${color.paper2})`, // prawn
  '#ad611b': `color-mix(in srgb, color-mix(in srgb, ${color.paper1} 55%, ${color.paper5}) 62%, ${color.paper2})`, // mushroom
  '#dcdde8': `color-mix(in srgb, ${color.paper3} 16%, ${color.paper4})`, // shade
  '#f0c6a0': '#f0c6a0', // skin
  '#dfa67c': '#dfa67c', // nose
  '#8d5533': '#8d5533', // skin
  '#713f23': '#713f23', // nose
  '#d99b6c': '#d99b6c', // skin
  '#5b3624': '#5b3624', // skin
  '#cde3ca': `color-mix(in srgb, ${color.paper6} 26%, ${color.paper4})`, // blocks of houses
};
