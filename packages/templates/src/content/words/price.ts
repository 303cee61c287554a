import { digitsOf, formatPrice } from '@awning/ui/components/Price';
import { fill, type CommonLabels } from '../labels/index.ts';
import type { PriceItem } from '../shapes.ts';
import { currencyOf } from './country.ts';

/** A sum of content, which is in hundredths, in the smallest units that its currency has: krónur have none. */
export const minorUnitsOf = (hundredths: number, currency: string): number =>
  Math.round(hundredths * 10 ** (digitsOf(currency) - 2));

interface Voice {
  business: Parameters<typeof currencyOf>[0];
  locale: string;
  labels: Pick<CommonLabels, 'free' | 'from' | 'per'>;
}

/** What something costs, as people read it: “£19”, “from £9.50 each”, “Free”. Nothing where no price is named. */
export function priceText(
  { price, from, per }: Pick<PriceItem, 'price' | 'from' | 'per'>,
  { business, locale, labels }: Voice,
): string {
  if (price === undefined) return '';
  const currency = currencyOf(business);
  const sum =
    price === 0 ? labels.free : formatPrice({ minorUnits: minorUnitsOf(price, currency), currency, locale });
  const begun = from ? fill(labels.from, { price: sum }) : sum;
  // A price is read in one piece: no word of it is bright.
  return per ? fill(labels.per, { price: begun, unit: per.replaceAll('*', '') }) : begun;
}

const quarters = ['', '¼', '½', '¾'];

/** How long something takes, as people say it: “40 min”, “1 hour”, “2½ hours”. */
export function durationText(
  minutes: number,
  labels: Pick<CommonLabels, 'minutes' | 'hour' | 'manyHours'>,
): string {
  if (minutes < 60 || minutes % 15 !== 0) return fill(labels.minutes, { count: String(minutes) });
  if (minutes === 60) return labels.hour;
  return fill(labels.manyHours, { count: `${Math.floor(minutes / 60)}${quarters[(minutes % 60) / 15]}` });
}
