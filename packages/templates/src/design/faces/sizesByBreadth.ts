import { style } from '@vanilla-extract/css';

/** Words of fewer half ems are set no larger. */
const least = 5;

/**
 * A class for every breadth of words that `content/words/breadth.ts` tells, up to the last; broader words have the
 * last.
 *
 * @param last In half ems: the breadth at which the letters are as small as they may be.
 * @param sizeOf The size of the letters for words of so many half ems.
 */
export const sizesByBreadth = (last: number, sizeOf: (halfEms: number) => string): readonly string[] =>
  Array.from({ length: last + 1 }, (_, halfEms) => style({ fontSize: sizeOf(Math.max(halfEms, least)) }));
