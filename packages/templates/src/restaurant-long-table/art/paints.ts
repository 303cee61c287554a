import { vars } from '@awning/ui/theme';
import type { Paints } from '../../design/drawings.tsx';

const { color, street, shadow } = vars;

/** What the drawings are cut from: the theme's own colours, so that they change with it. */
export const paints: Paints = {
  '#f7da3e': color.paper1, // lemon
  '#fdf7d5': `color-mix(in srgb, ${color.paper1} 22%, white)`, // pith
  '#fae887': `color-mix(in srgb, ${color.paper1} 62%, white)`, // pulp
  '#7d1a3c': color.paper2, // wine
  '#f0b09a': `color-mix(in srgb, ${color.paper6} 52%, white)`, // pink
  '#4e1025': `color-mix(in srgb, ${color.paper2} 62%, black)`, // wine dark
  '#8c9fa8': color.paper3, // steel
  '#515c61': `color-mix(in srgb, ${color.paper3} 58%, black)`, // steel dark
  '#cad3d7': `color-mix(in srgb, ${color.paper3} 46%, white)`, // silver
  '#d99f52': color.paper4, // crust
  '#9c723b': `color-mix(in srgb, ${color.paper4} 72%, black)`, // crust dark
  '#f2dec4': `color-mix(in srgb, ${color.paper4} 34%, white)`, // crumb
  '#879743': `color-mix(in srgb, ${color.paper5} 60%, color-mix(in srgb, ${color.paper1} 70%, white))`, // leaf
  '#3a6320': color.paper5, // leaf dark
  '#c1c47e': `color-mix(in srgb, ${color.paper5} 30%, color-mix(in srgb, ${color.paper1} 46%, white))`, // leaf pale
  '#e2673c': color.paper6, // crab
  '#a74c2c': `color-mix(in srgb, ${color.paper6} 74%, black)`, // crab dark
  '#ffffff': street.paper, // china
  '#cbd6d4': street.paperLine, // china line
  '#20260d': color.ink, // ink
  '#434d18': color.surfaceDeep, // olive
  '#dfe7e5': color.surface, // linen
  '#4a361c': `color-mix(in srgb, ${color.paper4} 34%, black)`, // coffee
  '#ecb594': `color-mix(in srgb, ${color.paper6} 34%, color-mix(in srgb, ${color.paper4} 36%, white))`, // skin
  '#c98145': `color-mix(in srgb, ${color.paper6} 30%, color-mix(in srgb, ${color.paper4} 88%, black))`, // darker skin
  '#613c20': `color-mix(in srgb, color-mix(in srgb, ${color.paper6} 40%, ${color.paper4}) 44%, black)`, // darkest skin
  '#e58f62': `color-mix(in srgb, ${color.paper6} 58%, color-mix(in srgb, ${color.paper4} 60%, white))`, // nose
  '#b36c3a': `color-mix(in srgb, ${color.paper6} 36%, color-mix(in srgb, ${color.paper4} 70%, black))`, // darker nose
  '#472c17': `color-mix(in srgb, color-mix(in srgb, ${color.paper6} 40%, ${color.paper4}) 32%, black)`, // darkest nose
  '#cccdc9': shadow.cast, // shadow
};
