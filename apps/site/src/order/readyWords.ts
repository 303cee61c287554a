import { brand } from '@awning/content/brand';
import { promises } from '@awning/content/promises';
import type { Order } from '@awning/contract/orders';
import { tierOf } from '@awning/shop/tiers';
import { formatDay } from '@awning/shop/workingDays';

/** How soon an order's website is ready: by a day once the clock runs, and in the time its size takes until then. */
export const readyWords = ({ readyBy, tier }: Pick<Order, 'readyBy' | 'tier'>) =>
  readyBy === null ? promises.ready(tierOf(tier).delivery) : promises.readyBy(formatDay(readyBy, brand));
