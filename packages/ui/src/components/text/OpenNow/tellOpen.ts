import type { Clock } from './clockAt.ts';

/**
 * Says beside each business whether it is open, in its own time zone, wherever the visitor is. It stands alone, so that a
 * page which runs nothing else can carry it as text.
 *
 * @param root Where the lines are.
 * @param clock The clocks of all time zones at that moment.
 */
export function tellOpen(root: ParentNode, clock: Clock): void {
  type Span = { day: string; opens: string; closes: string; from: string; to: string };
  type Exception = { from: string; until: string; spans: Span[] };
  const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
  const dayLong = 24 * 60;
  const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

  for (const line of root.querySelectorAll<HTMLElement>('[data-open-now]')) {
    const { week, exceptions, timeZone, names, labels } = JSON.parse(line.dataset['openNow'] ?? '') as {
      week: Span[];
      exceptions: Exception[];
      timeZone: string;
      /** Of the days, from Sunday. */
      names: string[];
      labels: Record<'openUntil' | 'opensToday' | 'opensOn' | 'closed', string>;
    };
    const [today = '', time = ''] = clock(timeZone).split('T');
    const midnight = Date.parse(today);
    const minute = minutesOf(time);

    // Yesterday's evening may run into today; a business that is shut all week opens in the next.
    const spans = [-1, 0, 1, 2, 3, 4, 5, 6, 7].flatMap((ahead) => {
      const date = new Date(midnight + ahead * dayLong * 60_000);
      const written = date.toISOString().slice(0, 10);
      const weekday = days[date.getUTCDay()];
      const exception = exceptions.find(({ from, until }) => from <= written && written <= until);
      return (exception ? exception.spans : week.filter(({ day }) => day === weekday)).map((span) => {
        const begins = ahead * dayLong + minutesOf(span.opens);
        const lasts = minutesOf(span.closes) - minutesOf(span.opens);
        return { ...span, ahead, date, begins, ends: begins + (lasts > 0 ? lasts : lasts + dayLong) };
      });
    });
    const open = spans.find(({ begins, ends }) => begins <= minute && minute < ends);
    const next = spans
      .filter(({ begins }) => begins > minute)
      .toSorted((one, other) => one.begins - other.begins)[0];
    const day = next && names[next.date.getUTCDay()];
    const said = open
      ? labels.openUntil.replace('{time}', open.to)
      : next?.ahead === 0
        ? labels.opensToday.replace('{time}', next.from)
        : next
          ? labels.opensOn.replace('{day}', day ?? '').replace('{time}', next.from)
          : labels.closed;
    line.dataset['state'] = open ? 'open' : 'closed';
    const words = line.querySelector('[data-open-words]');
    if (words) words.textContent = said;
  }
}
