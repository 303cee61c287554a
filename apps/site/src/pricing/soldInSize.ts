import type { AddOnId } from '@awning/shop/addOns';
import type { TierId } from '@awning/shop/tiers';
import { siteFunctions, type SiteFunction } from '@awning/shop/traits';
import { catalogue } from '@awning/templates/catalogue';

/** What is sold in one size. */
export interface SoldInSize {
  /** How many designs. */
  designs: number;
  /** How many of them can do what, for those functions that some can do. */
  functions: Readonly<Partial<Record<SiteFunction, number>>>;
  /** What some of them can have of their own. */
  addOns: readonly AddOnId[];
}

function soldIn(size: TierId): SoldInSize {
  const designs = catalogue.filter(({ tier }) => tier === size);
  const functions = siteFunctions.flatMap((one) => {
    const some = designs.filter((design) => design.functions.includes(one)).length;
    return some > 0 ? [[one, some] as const] : [];
  });
  return {
    designs: designs.length,
    functions: Object.fromEntries(functions),
    addOns: [...new Set(designs.flatMap(({ addOns }) => addOns))],
  };
}

export const soldInSize: Readonly<Record<TierId, SoldInSize>> = {
  basic: soldIn('basic'),
  intermediate: soldIn('intermediate'),
  advanced: soldIn('advanced'),
};
