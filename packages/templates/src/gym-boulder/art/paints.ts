import { vars } from '@awning/ui/theme';
import type { Paints } from '../../design/drawings.tsx';

const { color } = vars;

const mix = (paint: string, share: number, other: string) =>
  `color-mix(in srgb, ${paint} ${share}%, ${other})`;

/** What the drawings are cut from: the theme's own colours, so that they change with it. */
export const paints: Paints = {
  '#ff76b4': color.paper1, // pink
  '#ff8a2e': color.paper2, // tangerine
  '#2340d6': color.paper3, // cobalt
  '#6fe3ba': color.paper4, // mint
  '#34104a': color.paper5, // plum
  '#ffefd2': color.paper6, // birch
  '#ff8a2d': color.spark, // holds of the route
  '#f3d6a4': color.surface, // ply
  '#b9e4ff': color.surfaceTint, // sky
  '#d2609d': mix(color.paper1, 78, color.paper5), // pink shade
  '#61b09f': mix(color.paper4, 76, color.paper5), // mint shade
  '#2833af': mix(color.paper3, 72, color.paper5), // cobalt shade
  '#d4b696': mix(color.surface, 84, color.paper5), // ply shade
  // Skins and hair: plywood, tangerine and plum in other measures.
  '#ffc58d': mix(color.paper6, 58, color.paper2), // fair
  '#ffc38a': mix(color.paper2, 44, color.paper6), // fair shade
  '#a2523b': mix(color.paper2, 54, color.paper5), // brown
  '#7d3c40': mix(color.paper2, 36, color.paper5), // brown shade
  '#642e32': mix(color.paper2, 30, color.surfaceDeeper), // dark
  '#c66836': mix(color.paper2, 72, color.paper5), // copper
  '#d6c2b7': mix(color.paper6, 80, color.paper5), // silver
  // The light and the shade on a hold, and its bolt: the same on every colour.
  '#ffffff': 'white',
  '#000000': 'black',
};
