import { drawingOf } from '../../design/drawings.tsx';
import { paints } from './paints.ts';
import sand from './sand.svg?raw';
import sun from './sun.svg?raw';

/** The sun on the waterline, half up or half down. */
export const Sun = drawingOf(sun, paints);

/** The bottom alone, with nothing on it. */
export const Sand = drawingOf(sand, paints);
