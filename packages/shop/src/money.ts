/** Money is an integer number of the currency's minor unit: 29900 is 299 dollars. */
export type Minor = number;

/** Writes an amount as people read it; whole amounts without decimals, as on a price ticket. */
export function formatMoney(
  amount: Minor,
  { currency, locale }: { currency: string; locale: string },
): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
  }).format(amount / 100);
}
