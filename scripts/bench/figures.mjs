/**
 * One thing that was measured. Rows of the same chart have the same unit.
 *
 * @typedef {object} Row
 * @property {string} chart what is measured, over all the bars that can be compared
 * @property {string} what of what
 * @property {number} figure
 * @property {string} unit `ms`, `kB`, `MB`, `a second`, `times`; empty for what is counted
 * @property {number} [most] the target: what it may be at most
 * @property {number} [least] the target: what it must be at least
 */

/**
 * What every part is handed.
 *
 * @typedef {object} Wishes
 * @property {number} runs how often what varies is measured: the median counts
 * @property {string | undefined} only a page, design or engine that is wanted alone: a piece of its name
 * @property {(note: string) => void} note says what a reader of the figures must know, such as what is left out
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
 * The figure that so large a share of all is not above, as measured: none is made up between two.
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
 * Whether somebody wants this one.
 *
 * @param {string | undefined} only
 * @param {string} name
 */
export function isWanted(only, name) {
  return only === undefined || name.includes(only);
}
