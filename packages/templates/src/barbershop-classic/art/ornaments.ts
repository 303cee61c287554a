import { drawingOf } from '../../design/drawings.tsx';
import { paints } from './paints.ts';
import scissors from './scissors.svg?raw';

/** A pair of scissors, points to the end of the line. */
export const Scissors = drawingOf(scissors, paints);
