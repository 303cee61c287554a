import { vars } from '@awning/ui/theme';
import type { Paints } from '../../design/drawings.tsx';

const { color } = vars;

/** What the drawings are cut from: the theme's own colours, so that they change with it. */
export const paints: Paints = {
  '#ff7a1a': color.paper1, // orange
  '#ffbd2e': color.paper2, // yellow
  '#0c4da2': color.paper3, // blue
  '#f3efe7': color.paper4, // pale
  '#33302b': color.paper5, // asphalt
  '#e2ddd3': color.surface, // concrete
  '#cdc7ba': color.surfaceTint, // slab
  '#b5ae9f': color.line, // shade
  '#211f1b': color.ink, // ink
  '#f3cfb6': `color-mix(in srgb, ${color.paper6} 10%, color-mix(in srgb, ${color.paper1} 26%, white))`, // fair skin
  '#d8b095': `color-mix(in srgb, ${color.paper6} 34%, color-mix(in srgb, ${color.paper1} 26%, white))`, // fair nose
  '#be9378': `color-mix(in srgb, ${color.paper6} 56%, color-mix(in srgb, ${color.paper1} 26%, white))`, // olive skin
  '#a27457': `color-mix(in srgb, ${color.paper6} 80%, color-mix(in srgb, ${color.paper1} 26%, white))`, // olive nose
  '#8b5a3c': color.paper6, // brown skin
  '#6c462f': `color-mix(in srgb, ${color.paper6} 78%, black)`, // brown nose
  '#5c3b28': `color-mix(in srgb, ${color.paper6} 66%, black)`, // deep skin
  '#432b1d': `color-mix(in srgb, ${color.paper6} 48%, black)`, // deep nose
};
