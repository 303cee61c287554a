import { vars } from '@awning/ui/theme';
import type { Paints } from '../../design/drawings.tsx';

const { color } = vars;

/** What the drawings are cut from: the theme's own colours, so that they change with it. */
export const paints: Paints = {
  '#ff8a5c': color.paper1, // buoy
  '#d3e6e6': color.paper2, // silver
  '#06182a': color.paper5, // abyss
  '#fdfaf0': color.paper4, // foam
  '#e5c287': color.paper3, // sand
  '#3ea7b0': color.paper6, // teal
  '#b96a4e': `color-mix(in srgb, ${color.paper1} 72%, ${color.paper5})`, // rust
  '#a7926d': `color-mix(in srgb, ${color.paper3} 72%, ${color.paper5})`, // wet sand
  '#29717d': `color-mix(in srgb, ${color.paper6} 62%, ${color.paper5})`, // blue
  '#fecbb2': `color-mix(in srgb, ${color.paper1} 42%, ${color.paper4})`, // rose
  '#d9a27c': '#d9a27c', // skin
  '#c08a63': '#c08a63', // nose
  '#7a4a2f': '#7a4a2f', // skin
  '#663c25': '#663c25', // nose
};
