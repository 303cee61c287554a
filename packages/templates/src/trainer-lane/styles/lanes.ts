import { fallbackVar } from '@vanilla-extract/css';
import { whole } from './whole.css.ts';

const measures = {
  lane: 'clamp(8px, 3.4vw - 3px, 64px)',
  line: 'clamp(1.5px, 0.28vw, 4px)',
  near: 'clamp(22rem, 38vw, 52rem)',
};

/** The measures in whole pixels, for the theme: a near track is shared by two, three, four or six lanes. */
export const rounded = {
  '@supports': {
    '(width: round(1px, 2px))': {
      vars: {
        [whole.lane]: `round(${measures.lane}, 2px)`,
        [whole.line]: `round(up, ${measures.line}, 2px)`,
        [whole.near]: `round(${measures.near}, 24px)`,
      },
    },
  },
};

/** How many lanes a track has where it runs beside the words or between two sections. */
export const laneCount = 4;

/** One lane of such a track: a hand's breadth on a desktop, and little enough of a phone. */
export const laneWidth = fallbackVar(whole.lane, measures.lane);

/** All of them. */
export const trackWidth = `calc(${laneWidth} * ${laneCount})`;

/** The painted line between two lanes. */
export const laneLine = fallbackVar(whole.line, measures.line);

/** A track seen from so near that every lane has room for a runner: on a desktop, this wide in all. */
export const nearTrackWidth = fallbackVar(whole.near, measures.near);

/** Half of it: every line lies on the edge between two lanes, so that tracks drawn by different means meet. */
export const halfLine = `calc(${laneLine} / 2)`;

/**
 * Lines along every lane, as a background picture.
 *
 * @param across - the way from the first lane to the last
 * @param lane - the width of one
 * @param paint - the colour of the lines
 */
export const lanesAcross = (across: 'right' | 'bottom', lane: string, paint: string): string => {
  const far = `calc(${lane} - ${halfLine})`;
  return `repeating-linear-gradient(to ${across}, ${paint} 0 ${halfLine}, transparent ${halfLine} ${far}, ${paint} ${far} ${lane})`;
};

/**
 * Lanes round a box, following its corners, as a shadow that is not one. The inner half of the first line lies within
 * the box, which has to draw it.
 *
 * @param count - how many
 * @param lane - the width of one
 * @param surface - what they are laid with
 * @param paint - the colour of the lines
 */
export const lanesAround = (count: number, lane: string, surface: string, paint: string): string =>
  Array.from({ length: count + 1 }, (_, place) => [
    `0 0 0 calc(${lane} * ${place} + ${halfLine}) ${paint}`,
    ...(place < count ? [`0 0 0 calc(${lane} * ${place + 1} - ${halfLine}) ${surface}`] : []),
  ])
    .flat()
    .join(', ');

/** The outer halves of a straight's first and last lines, as a shadow that is not one. */
export const edgesAcross = (across: 'right' | 'bottom', paint: string): string =>
  across === 'right'
    ? `${halfLine} 0 ${paint}, calc(${laneLine} / -2) 0 ${paint}`
    : `0 ${halfLine} ${paint}, 0 calc(${laneLine} / -2) ${paint}`;
