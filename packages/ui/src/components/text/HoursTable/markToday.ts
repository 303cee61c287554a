import type { Clock } from '../OpenNow/clockAt.ts';

/**
 * Shows the word for today beside today’s hours, in the time zone of the business, wherever the visitor is. It stands
 * alone, so that a page which runs nothing else can carry it as text.
 *
 * @param root Where the tables of opening hours are.
 * @param clock The clocks of all time zones at that moment.
 */
export function markToday(root: ParentNode, clock: Clock): void {
  for (const table of root.querySelectorAll<HTMLElement>('[data-time-zone]')) {
    const date = clock(table.dataset['timeZone'] ?? '').slice(0, 10);
    const today = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][new Date(date).getUTCDay()] ?? '';
    for (const row of table.querySelectorAll<HTMLElement>('[data-on]')) {
      const isToday = row.dataset['on']?.split(' ').includes(today) === true;
      if (isToday) row.setAttribute('aria-current', 'date');
      else row.removeAttribute('aria-current');
      for (const word of row.querySelectorAll('[data-today]')) word.toggleAttribute('hidden', !isToday);
    }
  }
}
