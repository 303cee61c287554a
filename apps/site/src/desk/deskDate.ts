import { brand } from '@awning/content/brand';

const written = new Intl.DateTimeFormat(brand.language, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

const day = new Intl.DateTimeFormat(brand.language, { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** An instant, written as short as possible, in the time zone of the whole desk. The day stays on one line. */
export const deskDate = (instant: string) => ({
  text: written
    .format(new Date(instant))
    .split(', ')
    .map((part) => part.replaceAll(' ', '\u00A0'))
    .join(', '),
  dateTime: instant,
});

/** A calendar day: “12 Nov”. */
export const deskDay = (date: string) => day.format(new Date(date));
