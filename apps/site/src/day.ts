import { brand } from '@awning/content/brand';

const written = new Intl.DateTimeFormat(brand.language, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day, for people and for machines: the same on the server and in every browser. */
export const day = (date: string) => ({ text: written.format(new Date(`${date}T00:00Z`)), dateTime: date });
