import { vars } from '@awning/ui/theme';
import type { Paints } from '../../design/drawings.tsx';

const { color } = vars;

/** What the drawings are cut from: the theme's own colours, so that they change with it. */
export const paints: Paints = {
  '#c52017': color.paper1, // red
  '#ffc916': color.paper2, // yellow
  '#1f3a9e': color.paper3, // cobalt
  '#a9d3ea': color.paper4, // sky
  '#17161b': color.paper5, // black
  '#fffefb': color.surface, // white
  '#b0afaf': `color-mix(in srgb, ${color.paper5} 34%, ${color.surface})`, // grey
  '#17161a': color.ink, // wire
  '#e2b69d': `color-mix(in srgb, ${color.paper6} 42%, #ffe6d6)`, // pale
  '#cd9271': `color-mix(in srgb, ${color.paper6} 72%, #ffe0c8)`, // fair
  '#b9744f': color.paper6, // brown
  '#7d4c31': `color-mix(in srgb, ${color.paper6} 58%, #2a1408)`, // dark
  '#121215': `color-mix(in srgb, ${color.paper5} 80%, black)`, // shaded black
  '#a4755a': `color-mix(in srgb, color-mix(in srgb, ${color.paper6} 72%, #ffe0c8) 80%, black)`, // shaded fair skin
  '#835e48': `color-mix(in srgb, color-mix(in srgb, color-mix(in srgb, ${color.paper6} 72%, #ffe0c8) 80%, black) 80%, black)`, // twice shaded fair skin
  '#192e7e': `color-mix(in srgb, ${color.paper3} 80%, black)`, // shaded cobalt
  '#9e1a12': `color-mix(in srgb, ${color.paper1} 80%, black)`, // shaded red
  '#643d27': `color-mix(in srgb, color-mix(in srgb, ${color.paper6} 58%, #2a1408) 80%, black)`, // shaded dark skin
  '#50301f': `color-mix(in srgb, color-mix(in srgb, color-mix(in srgb, ${color.paper6} 58%, #2a1408) 80%, black) 80%, black)`, // twice shaded dark skin
  '#b4927e': `color-mix(in srgb, color-mix(in srgb, ${color.paper6} 42%, #ffe6d6) 80%, black)`, // shaded pale skin
  '#907565': `color-mix(in srgb, color-mix(in srgb, color-mix(in srgb, ${color.paper6} 42%, #ffe6d6) 80%, black) 80%, black)`, // twice shaded pale skin
  '#945d3f': `color-mix(in srgb, ${color.paper6} 80%, black)`, // shaded brown skin
  '#764a33': `color-mix(in srgb, color-mix(in srgb, ${color.paper6} 80%, black) 80%, black)`, // twice shaded brown skin
  '#cca112': `color-mix(in srgb, ${color.paper2} 80%, black)`, // shaded yellow
  '#87a9bb': `color-mix(in srgb, ${color.paper4} 80%, black)`, // shaded sky
};
