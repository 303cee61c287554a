import { drawingsOf } from '../../design/drawings.tsx';
import { paints } from './paints.ts';

/** The drawings of this design, by name. */
export const drawings = drawingsOf(
  import.meta.glob<string>('./drawings/*.svg', { eager: true, query: '?raw', import: 'default' }),
  paints,
);
