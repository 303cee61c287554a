import { categorySlug } from '@awning/shop/catalogue';
import { priceFloors, sorts, type Wish } from '@awning/shop/search';
import { tiers } from '@awning/shop/tiers';
import { colours, manners, siteFunctions } from '@awning/shop/traits';
import { catalogue } from '@awning/templates/catalogue';
import type { FilterView } from '@awning/ui/components/FilterBar';
import type { Tried } from '@awning/contract/sites/tried';
import { paths } from '../paths.ts';
import { categoryPath } from '../goods/categoryPath.ts';
import { readTried, triedQuery } from '../tried/readTried.ts';

/** The search of the catalogue, and the current page of its results. */
export interface CatalogueView extends Wish {
  /** The ids of saved templates, where only those are shown. */
  saved?: readonly string[] | undefined;
  page: number;
  /** The values that a visitor without script tried a template with: they stay in the address. */
  tried?: Tried | undefined;
}

const longest = 100;
const inDollars = (floor: number) => String(floor / 100);

const ids = new Set(catalogue.map(({ id }) => id));

/** Those of the saved templates that are on the shelf, each once. */
export const onShelf = (saved: readonly string[]): readonly string[] =>
  [...new Set(saved)].filter((id) => ids.has(id));

/** Reads a view from an address. Unknown parts of the address are ignored. */
export function viewOf(category: string | undefined, query: string | URLSearchParams): CatalogueView {
  const params = new URLSearchParams(query);
  const asked = (name: string) => params.get(name)?.trim().toLowerCase();
  const page = Number(asked('page'));
  const listed = asked('saved');

  return {
    category,
    search: params.get('q')?.slice(0, longest) ?? '',
    sort: sorts.find((sort) => sort === asked('sort')) ?? 'popular',
    tier: tiers.find(({ id }) => id === asked('tier'))?.id,
    price: priceFloors.find((floor) => inDollars(floor) === asked('price')),
    function: siteFunctions.find((one) => one === asked('function')),
    manner: manners.find((manner) => manner === asked('style')),
    colour: colours.find((colour) => colour === asked('colour')),
    saved: listed === undefined ? undefined : onShelf(listed.split(',')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    tried: readTried(params),
  };
}

/** Writes a view's address: the trade in its path, the rest in its query, and no default values. */
export function viewAddress(view: CatalogueView): string {
  const {
    category,
    search,
    sort,
    tier,
    price,
    function: needed,
    manner,
    colour,
    saved,
    page,
    tried = {},
  } = view;
  const query = new URLSearchParams({
    ...(search.trim() && { q: search.trim() }),
    ...(tier && { tier }),
    ...(price !== undefined && { price: inDollars(price) }),
    ...(needed && { function: needed }),
    ...(manner && { style: manner }),
    ...(colour && { colour }),
    ...(saved && { saved: saved.join(',') }),
    ...(sort !== 'popular' && { sort }),
    ...(page > 1 && { page: String(page) }),
    ...Object.fromEntries(triedQuery(tried)),
  })
    .toString()
    // Needs no such spelling there, and is easier to read and to send on without.
    .replaceAll('%2C', ',');
  const path = category === undefined ? paths.catalogue.to() : categoryPath(category);
  return query ? `${path}?${query}` : path;
}

/** A view as the filters show it. */
export const filtersOf = (view: CatalogueView): FilterView => ({
  search: view.search,
  sort: view.sort,
  chosen: {
    category: view.category && categorySlug(view.category),
    tier: view.tier,
    price: view.price === undefined ? undefined : inDollars(view.price),
    function: view.function,
    style: view.manner,
    colour: view.colour,
    saved: view.saved?.join(','),
  },
});

/** The view of these filters, from its first page. `categories` are all that can be chosen. */
export function viewOfFilters(
  { search, sort, chosen }: FilterView,
  categories: readonly string[],
  tried: Tried = {},
): CatalogueView {
  const category = categories.find((name) => categorySlug(name) === chosen['category']);
  const query = new URLSearchParams({ sort });
  for (const [group, value] of Object.entries(chosen)) if (value !== undefined) query.set(group, value);
  const view = viewOf(category, query);
  // As it is being typed: a space at its end may be the first of two words.
  return { ...view, search, tried };
}
