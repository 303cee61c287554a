import { drawingsOf } from '../../design/drawings.tsx';
import { paints } from './paints.ts';

/** What a picture of this design can be, by name. */
export const drawings = drawingsOf(
  import.meta.glob<string>('./drawings/*.svg', { eager: true, query: '?raw', import: 'default' }),
  paints,
);
