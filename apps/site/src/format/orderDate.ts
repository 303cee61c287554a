import { brand } from '@awning/content/brand';
import { lazily } from './lazily.ts';

const toTheMinute = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;

const shared = lazily(
  () => new Intl.DateTimeFormat(brand.language, { ...toTheMinute, timeZone: 'UTC', timeZoneName: 'short' }),
);
const own = lazily(() => new Intl.DateTimeFormat(brand.language, toTheMinute));

/** An instant, for people and for machines: by one clock, which it names, so that the server and every browser write the same. */
export const orderDate = (instant: string) => ({
  text: shared().format(new Date(instant)),
  dateTime: instant,
});

/** The same by the reader’s own clock: for what only happens in a browser. */
export const ownDate: typeof orderDate = (instant) => ({
  text: own().format(new Date(instant)),
  dateTime: instant,
});
