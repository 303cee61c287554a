import type { Minor } from './money.ts';

export type TierId = 'basic' | 'intermediate' | 'advanced';

export interface Tier {
  id: TierId;
  name: string;
  /** Paid once. */
  price: Minor;
  /** How many pages, as the price ticket says it. */
  pageLimit: string;
  /** From order to open shop. */
  delivery: string;
  /** The same in days; working days or any. */
  deliveryDays: { least: number; most: number; working: boolean };
}

/** The three sizes of website, smallest first. Prices and page limits: docs/product.md, “Tiers and add-ons”. */
export const tiers: readonly Tier[] = [
  {
    id: 'basic',
    name: 'Basic',
    price: 299_00,
    pageLimit: 'Up to 3 pages',
    delivery: '3-5 business days',
    deliveryDays: { least: 3, most: 5, working: true },
  },
  {
    id: 'intermediate',
    name: 'Intermediate',
    price: 499_00,
    pageLimit: 'Up to 6 pages',
    delivery: '7-14 days',
    deliveryDays: { least: 7, most: 14, working: false },
  },
  {
    id: 'advanced',
    name: 'Advanced',
    price: 799_00,
    pageLimit: '12 or more pages',
    delivery: '7-14 days',
    deliveryDays: { least: 7, most: 14, working: false },
  },
];

/** A tier by its id. An order on the wire names it as plain text. */
export function tierOf(id: string): Tier {
  const tier = tiers.find((candidate) => candidate.id === id);
  if (!tier) throw new RangeError(`No tier is called ${id}.`);
  return tier;
}
