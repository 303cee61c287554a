/**
 * Shows the word for today beside today’s hours, in the time zone of the business, wherever the visitor is. It stands
 * alone, so that a page which runs nothing else can carry it as text.
 *
 * @param root Where the tables of opening hours are.
 * @param now The moment that is asked about.
 */
export function markToday(root: ParentNode, now: Date): void {
  for (const table of root.querySelectorAll<HTMLElement>('[data-time-zone]')) {
    const { timeZone } = table.dataset;
    const today = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone }).format(now);
    for (const row of table.querySelectorAll<HTMLElement>('[data-on]')) {
      const isToday = row.dataset['on']?.split(' ').includes(today) === true;
      if (isToday) row.setAttribute('aria-current', 'date');
      else row.removeAttribute('aria-current');
      for (const word of row.querySelectorAll('[data-today]')) word.toggleAttribute('hidden', !isToday);
    }
  }
}
