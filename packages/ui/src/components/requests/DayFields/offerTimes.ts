import type { Clock } from '../../text/OpenNow/clockAt.ts';

/**
 * Keeps the day and time fields to those of the business, in its own time zone, wherever the visitor is: no day before
 * the first, a reason beside a closed day, and only the times of the chosen day. It stands alone, so that a page
 * without a bundle can carry it as text.
 *
 * @param root Where the fields are.
 * @param clock The clocks of all time zones at the moment of asking.
 */
export function offerTimes(root: ParentNode, clock: Clock): void {
  for (const fields of root.querySelectorAll<HTMLElement>('[data-days]')) {
    const { week, exceptions, leadDays, timeZone, locale, labels } = JSON.parse(
      fields.dataset['days'] ?? '',
    ) as {
      week: string[];
      exceptions: { from: string; until: string; open: boolean; says: string }[];
      leadDays: number;
      timeZone: string;
      locale: string;
      labels: { closed: string; tooSoon: string; noneLeft?: string };
    };
    const date = fields.querySelector<HTMLInputElement>('input[type="date"]');
    const times = fields.querySelector<HTMLSelectElement>('select[data-times]');
    const problem = fields.querySelector<HTMLElement>('[data-problem]');
    const words = problem?.querySelector('[data-words]');
    if (!date || !problem || !words) continue;

    const [today = '', time = ''] = clock(timeZone).split('T');
    const first = new Date(Date.parse(today) + leadDays * 24 * 60 * 60_000);
    const write = (day: Date, language: string, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(day);
    date.min = first.toISOString().slice(0, 10);
    for (const note of fields.querySelectorAll<HTMLElement>('li[data-until]')) {
      note.hidden = (note.dataset['until'] ?? '') < today;
    }

    // Shows the times of one day, or of all days, and returns whether any are left.
    const show = (on: string | undefined, isToday: boolean) => {
      if (!times) return true;
      const chosen = times.value;
      let any = false;
      times.value = '';
      for (const group of times.querySelectorAll('optgroup')) {
        const { on: own, until = today } = group.dataset;
        const away = on === undefined ? until < today : own !== on;
        group.hidden = group.disabled = away;
        for (const option of group.querySelectorAll('option')) {
          const gone = isToday && option.value <= time;
          option.hidden = option.disabled = gone;
          if (away || gone) continue;
          any = true;
          if (option.value === chosen && times.value === '') option.selected = true;
        }
      }
      return any;
    };

    const judge = () => {
      const day = date.valueAsDate;
      // A visitor who types a year passes through the first centuries.
      if (!day || (date.value < date.min && document.activeElement === date)) {
        show(undefined, false);
        return '';
      }
      if (date.value < date.min) {
        return labels.tooSoon.replace(
          '{day}',
          write(first, locale, { weekday: 'long', day: 'numeric', month: 'long' }),
        );
      }
      const exception = exceptions.find(({ from, until }) => from <= date.value && date.value <= until);
      if (exception && !exception.open) return exception.says;
      const weekday = write(day, 'en-GB', { weekday: 'short' });
      // Deliveries are made on any day but a holiday, also on weekdays when the door is shut.
      const brought = fields.querySelector('[data-address]:checked') !== null;
      if (!exception && !brought && week.length > 0 && !week.includes(weekday)) {
        return labels.closed.replace('{day}', write(day, locale, { weekday: 'long' }));
      }
      return show(exception ? exception.from : weekday, date.value === today) ? '' : (labels.noneLeft ?? '');
    };

    const tell = () => {
      const says = judge();
      date.setCustomValidity(says);
      if (says) date.setAttribute('aria-invalid', 'true');
      else date.removeAttribute('aria-invalid');
      problem.hidden = says === '';
      if (words.textContent !== says) words.textContent = says;
    };
    fields.oninput = tell; // oxlint-disable-line unicorn/prefer-add-event-listener -- run again, it takes the place of itself
    date.onblur = tell; // oxlint-disable-line unicorn/prefer-add-event-listener -- run again, it takes the place of itself
    tell();
  }
}
