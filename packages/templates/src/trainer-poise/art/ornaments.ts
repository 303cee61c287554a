import { drawingOf } from '../../design/drawings.tsx';
import fallen from './fallen.svg?raw';
import { paints } from './paints.ts';
import questionMark from './question-mark.svg?raw';

/** A beam with nothing on one end of it: what hung there lies on the floor. */
export const Fallen = drawingOf(fallen, paints);

/** A question mark, whose point is a weight of its own, in balance with a leaf and a disc. */
export const QuestionMark = drawingOf(questionMark, paints);
