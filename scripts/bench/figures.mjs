/**
 * One measured figure. Rows of the same chart have the same unit.
 *
 * @typedef {object} Row
 * @property {string} chart the measure, over all the bars that can be compared
 * @property {string} what the thing that was measured
 * @property {number} figure
 * @property {string} unit `ms`, `kB`, `MB`, `a second`, `times`; empty for a count
 * @property {number} [most] the target: what it may be at most
 * @property {number} [least] the target: what it must be at least
 */

/**
 * The options of every part.
 *
 * @typedef {object} Wishes
 * @property {number} runs how often a varying figure is measured: the median counts
 * @property {string | undefined} only part of the name of the one page, design or engine to measure
 * @property {(note: string) => void} note for the reader of the figures, such as what is left out
 */

/**
 * The figure in the middle.
 *
 * @param {readonly number[]} list
 */
export function median(list) {
  return at(list, 0.5);
}

/**
 * The percentile, as measured: none is made up between two.
 *
 * @param {readonly number[]} list
 * @param {number} share 0.99 for the 99th of a hundred
 */
export function at(list, share) {
  if (list.length === 0) throw new Error('Nothing was measured.');
  return list.toSorted((a, b) => a - b)[Math.floor((list.length - 1) * share)] ?? Number.NaN;
}

/**
 * Whether a target is met, in words; nothing where there is none.
 *
 * @param {Row} row
 */
export function verdictOf({ figure, most = Infinity, least = -Infinity }) {
  if (most === Infinity && least === -Infinity) return '';
  return figure <= most && figure >= least ? 'met' : 'not met';
}

/**
 * A target, in words.
 *
 * @param {Row} row
 */
export function targetOf({ unit, most, least }) {
  if (most !== undefined) return `at most ${inUnit(most, unit)}`;
  return least === undefined ? '' : `at least ${inUnit(least, unit)}`;
}

/**
 * @param {number} figure
 * @param {string} unit
 */
export function inUnit(figure, unit) {
  return `${figure.toLocaleString('en', { maximumFractionDigits: 3 })} ${unit}`.trim();
}

/**
 * @param {number} figure
 * @param {number} [digits] after the point
 */
export function rounded(figure, digits = 0) {
  return Math.round(figure * 10 ** digits) / 10 ** digits;
}

/**
 * Whether this one is to be measured.
 *
 * @param {string | undefined} only
 * @param {string} name
 */
export function isWanted(only, name) {
  return only === undefined || name.includes(only);
}
