import { drawingOf } from '../../design/drawings.tsx';
import bareStrips from './bare-strips.svg?raw';
import blindStamp from './blind-stamp.svg?raw';
import { paints } from './paints.ts';

/** A sheet whose plant is on loan: its straps, and where it lay. */
export const BareStrips = drawingOf(bareStrips, paints);

/** The collection's mark, pressed into the paper: no ink, only an edge in its shade. */
export const BlindStamp = drawingOf(blindStamp, paints);
