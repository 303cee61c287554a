/**
 * Takes away what is announced for other days, by the calendar of the business, wherever the visitor is. It stands alone,
 * so that a page which runs nothing else can carry it as text.
 *
 * @param root Where the announcements are.
 * @param now The moment that is asked about.
 */
export function keepDates(root: ParentNode, now: Date): void {
  for (const bar of root.querySelectorAll<HTMLElement>('[data-announced-in]')) {
    const { announcedIn: timeZone, from = '', until = '9999' } = bar.dataset;
    const today = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }).format(now);
    bar.hidden = today < from || today > until;
  }
}
