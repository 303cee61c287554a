import { createVar } from '@vanilla-extract/css';

/**
 * The measures of a track in whole pixels, an even number of them: lines that are drawn by different means then meet
 * exactly. The theme sets them where the browser can round; without them a track is drawn to the fraction.
 */
export const whole = { lane: createVar(), line: createVar(), near: createVar() };
