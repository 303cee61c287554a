import type { Clock } from '../../../components/text/OpenNow/clockAt.ts';

/**
 * Takes away what is announced for other days, by the calendar of the business, wherever the visitor is. It stands alone,
 * so that a page which runs nothing else can carry it as text.
 *
 * @param root Where the announcements are.
 * @param clock What the clocks show at the moment that is asked about.
 */
export function keepDates(root: ParentNode, clock: Clock): void {
  for (const bar of root.querySelectorAll<HTMLElement>('[data-announced-in]')) {
    const { announcedIn: timeZone = '', from = '', until = '9999' } = bar.dataset;
    const today = clock(timeZone).slice(0, 10);
    bar.hidden = today < from || today > until;
  }
}
