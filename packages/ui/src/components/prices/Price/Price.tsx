import { Numeral, VisuallyHidden } from '../../../primitives/index.ts';
import * as styles from './Price.css.ts';

/** Money as it is reckoned: whole cents, pence or yen. */
export interface Amount {
  minorUnits: number;
  /** `USD`, `EUR`, `JPY`. */
  currency: string;
  /** How it is written: `en-US`, `de-DE`. */
  locale?: string;
}

export interface PriceProps {
  /** A sum, or words that are ready to be read: “$299”, “by quote”. */
  price: Amount | string;
  /** What it cost before. It is struck through, and said to be the old price. */
  was?: Amount | string | undefined;
  labels: PriceLabels;
}

/** Read by screen readers, which do not see the line through the old price. */
export interface PriceLabels {
  was: string;
  now: string;
}

/** Names a price as large as its ticket is wide, with the old one struck through where there was one. */
export function Price({ price, was, labels }: PriceProps) {
  const text = formatPrice(price);

  return (
    <p className={styles.root}>
      {was !== undefined && (
        <>
          <VisuallyHidden>{labels.was} </VisuallyHidden>
          <del className={styles.was}>{formatPrice(was)}</del> <VisuallyHidden>{labels.now} </VisuallyHidden>
        </>
      )}
      <span className={styles.price[lengthOf(text)]}>
        <Numeral value={text} />
      </span>
    </p>
  );
}

/** Writes a sum as its country does, without cents where there are none. */
export function formatPrice(price: Amount | string): string {
  if (typeof price === 'string') return price;
  const { minorUnits, currency, locale = 'en-GB' } = price;
  // A Japanese browser writes a currency sign as wide as two letters, which few fonts have.
  return formatOf(locale, currency)
    .format(minorUnits / 10 ** digitsOf(currency, locale))
    .replace('￥', '¥');
}

/** How many figures of a sum stand behind the point: none of yen. */
export function digitsOf(currency: string, locale = 'en-GB'): number {
  return formatOf(locale, currency).resolvedOptions().maximumFractionDigits ?? 2;
}

const formats = new Map<string, Intl.NumberFormat>();

// Making one takes longer than writing thousands of sums with it.
function formatOf(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  formats.set(key, format);
  return format;
}

const lengthOf = ({ length }: string) => (length < 5 ? 'short' : length < 8 ? 'middling' : 'long');
