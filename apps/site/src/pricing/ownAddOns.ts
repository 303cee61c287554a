import type { TierId } from '@awning/shop/tiers';
import { catalogue } from '@awning/templates/catalogue';

const soldWith = (size: TierId) => [
  ...new Set(catalogue.filter(({ tier }) => tier === size).flatMap(({ addOns }) => addOns)),
];

/** What some templates of each size can have of their own. */
export const ownAddOns = {
  basic: soldWith('basic'),
  intermediate: soldWith('intermediate'),
  advanced: soldWith('advanced'),
};
