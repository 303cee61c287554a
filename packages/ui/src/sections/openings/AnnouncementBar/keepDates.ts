import type { Clock } from '../../../components/text/OpenNow/clockAt.ts';

/**
 * Removes an announcement outside its dates, by the calendar of the business, wherever the visitor is. It stands alone,
 * so that a page without a bundle can carry it as text.
 *
 * @param root Where the announcements are.
 * @param clock The clocks of all time zones at that moment.
 */
export function keepDates(root: ParentNode, clock: Clock): void {
  for (const bar of root.querySelectorAll<HTMLElement>('[data-announced-in]')) {
    const { announcedIn: timeZone = '', from = '', until = '9999' } = bar.dataset;
    const today = clock(timeZone).slice(0, 10);
    bar.hidden = today < from || today > until;
  }
}
