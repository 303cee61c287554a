import { catalogueWords } from '@awning/content/catalogue';
import { categoriesOf, categorySlug } from '@awning/shop/catalogue';
import { catalogue } from '@awning/templates/catalogue';
import { paths } from './paths.ts';

/** Every shelf by trade, the empty ones too. */
const trades = categoriesOf(catalogue).map((category) => ({
  label: category,
  href: paths.category.to({ category: categorySlug(category) }),
}));

/** The shelves that hold something. */
export const filledTrades = trades.filter(({ label }) =>
  catalogue.some(({ category }) => category === label),
);

/** The ways to all shelves, with the one at this address marked. */
export const tradesWith = (address: string) =>
  [{ label: catalogueWords.all, href: paths.catalogue.to() }, ...trades].map((trade) => ({
    ...trade,
    current: trade.href === address,
  }));
