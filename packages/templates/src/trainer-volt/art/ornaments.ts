import { shapesOf } from '../../design/drawings.tsx';
import { paints } from './paints.ts';
import plate from './plate.svg?raw';

/** A weight seen from the side, on a square of 100: the letter O of the headline, the arch on the map. */
export const Plate = shapesOf(plate, paints);
