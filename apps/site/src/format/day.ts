import { brand } from '@awning/content/brand';
import { lazily } from './lazily.ts';

const written = lazily(
  () =>
    new Intl.DateTimeFormat(brand.language, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/** A day, for people and for machines: the same on the server and in every browser. */
export const day = (date: string) => ({ text: written().format(new Date(`${date}T00:00Z`)), dateTime: date });

const inWeek = lazily(
  () =>
    new Intl.DateTimeFormat(brand.language, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }),
);

/** A day soon to come, whole, “Friday 27 November”, and in its parts. */
export function dayInWeek(date: string) {
  const parts = inWeek().formatToParts(new Date(`${date}T00:00Z`));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const [weekday, number, month] = [part('weekday'), part('day'), part('month')];
  return { text: `${weekday} ${number} ${month}`, weekday, number, month };
}
