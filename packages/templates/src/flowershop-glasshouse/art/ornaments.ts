import { shapesOf } from '../../design/drawings.tsx';
import foliage from './drawings/foliage.svg?raw';
import { paints } from './paints.ts';

/** Behind the gable: the far ones pale, the near ones against the glass. */
export const Foliage = shapesOf(foliage, paints);
