import { drawingOf } from '../../design/drawings.tsx';
import chopsticks from './chopsticks.svg?raw';
import lastBowl from './last-bowl.svg?raw';
import { paints } from './paints.ts';

/** Where the noodle begins: held up by a pair of chopsticks, with an end to spare. */
export const Chopsticks = drawingOf(chopsticks, paints);

/** Where the noodle ends: in a bowl from above, as the full stop of what is written in it. */
export const LastBowl = drawingOf(lastBowl, paints);
