import { brand } from '@awning/content/brand';
import { lazily } from './lazily.ts';

// One time zone for all visitors, so that the server and every browser write the same.
const written = lazily(
  () =>
    new Intl.DateTimeFormat(brand.language, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'UTC',
      timeZoneName: 'short',
    }),
);

/** An instant, for people and for machines. */
export const orderDate = (instant: string) => ({
  text: written().format(new Date(instant)),
  dateTime: instant,
});
