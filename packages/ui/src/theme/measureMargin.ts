import { vars } from './contract.css.ts';

/**
 * Where the page's measure begins, however wide the screen, and never nearer its edge than the gutter.
 *
 * @param part - of the page's width, that the percentage is reckoned from: 0.5 in a half of the page
 */
export const measureMargin = (part = 1): string =>
  `max(${vars.rhythm.gutter}, ${50 / part}% - ${vars.measure.content} / 2)`;

/** The same for what stands in a column of its own: reckoned from the screen, as a column's share is not known to it. */
export const screenMargin = `max(${vars.rhythm.gutter}, 50vw - ${vars.measure.content} / 2)`;
