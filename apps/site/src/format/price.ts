import { brand } from '@awning/content/brand';
import { formatMoney } from '@awning/shop/money';

/** Writes an amount in the shop's currency. */
export const price = (minor: number) => formatMoney(minor, brand);
