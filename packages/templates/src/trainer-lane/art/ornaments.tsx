import { drawingOf, shapesOf } from '../../design/drawings.tsx';
import mark from './mark.svg?raw';
import { paints } from './paints.ts';
import bun from './runners/bun.svg?raw';
import grey from './runners/grey.svg?raw';
import late from './runners/late.svg?raw';
import paced from './runners/pacer.svg?raw';
import plain from './runners/plain.svg?raw';
import tail from './runners/tail.svg?raw';

/** The sign of the house: a track from very high up. */
export const Mark = drawingOf(mark, paints);

/** The runners, from the inner lane outwards: the drawing “runners”, one to a lane of the page’s own track. */
export const pack = [plain, tail, bun, grey].map((runner) => drawingOf(runner, paints));

/** A runner who is late again, from behind. */
export const Chaser = drawingOf(late, paints);

const Paced = shapesOf(paced, paints);

/** The one of them who keeps pace with the reader. */
export const pacer = (
  <svg viewBox="0 0 120 180" aria-hidden="true" focusable="false" width="100%" height="100%">
    <Paced />
  </svg>
);
