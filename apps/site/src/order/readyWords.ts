import { brand } from '@awning/content/brand';
import { promises } from '@awning/content/promises';
import type { Order } from '@awning/contract/orders';
import { tierOf } from '@awning/shop/tiers';
import { formatDay } from '@awning/shop/workingDays';

/** When an order's website is due: the day once the time runs, and until then the time that its size takes. */
export const readyWords = ({ readyBy, tier }: Pick<Order, 'readyBy' | 'tier'>) =>
  readyBy === null ? promises.ready(tierOf(tier).delivery) : promises.readyBy(formatDay(readyBy, brand));
