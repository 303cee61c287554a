import { vars } from './contract.css.ts';

/**
 * Where the page's measure begins, however wide the screen, and never nearer its edge than the gutter.
 *
 * @param part the share of the page's width that the percentage is calculated from: 0.5 in a half of the page
 */
export const measureMargin = (part = 1): string =>
  `max(${vars.rhythm.gutter}, ${50 / part}% - ${vars.measure.content} / 2)`;

/** The same for content of a column: calculated from the screen, as it does not know its column's share. */
export const screenMargin = `max(${vars.rhythm.gutter}, 50vw - ${vars.measure.content} / 2)`;
