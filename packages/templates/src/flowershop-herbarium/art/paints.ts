import { vars } from '@awning/ui/theme';
import type { Paints } from '../../design/drawings.tsx';

const { color, street } = vars;

/** What the drawings are cut from: the theme's own colours, so that they change with it. */
export const paints: Paints = {
  '#424c93': color.paper1, // indigo
  '#737baf': `color-mix(in srgb, ${color.paper1} 74%, white)`, // indigo faded
  '#b0b4d2': `color-mix(in srgb, ${color.paper1} 42%, white)`, // indigo pale
  '#333b73': `color-mix(in srgb, ${color.paper1} 78%, black)`, // indigo deep
  '#b25b30': color.paper2, // rust
  '#c37f5e': `color-mix(in srgb, ${color.paper2} 78%, white)`, // rust faded
  '#6b371d': `color-mix(in srgb, ${color.paper2} 60%, black)`, // rust deep
  '#dfa9b8': color.paper3, // chalk
  '#eccdd6': `color-mix(in srgb, ${color.paper3} 58%, white)`, // chalk pale
  '#a688ab': `color-mix(in srgb, ${color.paper3} 64%, ${color.paper1})`, // chalk deep
  '#788759': color.paper4, // moss
  '#9ea987': `color-mix(in srgb, ${color.paper4} 72%, white)`, // moss faded
  '#2a3829': color.paper5, // leaf
  '#c9a24a': color.paper6, // pollen
  '#c78c5f': `color-mix(in srgb, color-mix(in srgb, ${color.paper2} 74%, white) 76%, ${color.paper6})`, // skin
  '#af7956': `color-mix(in srgb, color-mix(in srgb, ${color.paper2} 74%, white) 76%, color-mix(in srgb, ${color.paper6} 50%, black))`, // skin shade
  '#0f140f': `color-mix(in srgb, ${color.paper5} 36%, black)`, // hair
  '#e3e4e9': `color-mix(in srgb, ${street.onPaper} 11%, ${street.paper})`, // linen
  '#b0afbb': `color-mix(in srgb, ${street.onPaper} 36%, ${street.paper})`, // linen edge
  '#fafcfd': street.paper, // sheet
};
