import type { Minor } from './money.ts';
import type { Template } from './template.ts';
import { tierOf, type TierId } from './tiers.ts';
import type { Colour, Manner, SiteFunction } from './traits.ts';

/** The orders a shelf can be put in (docs/product.md, “Catalogue”). */
export const sorts = ['popular', 'rating', 'price-low', 'price-high', 'newest'] as const;
export type Sort = (typeof sorts)[number];

/** Each is the least of a price range; the next one ends it (docs/product.md, “Catalogue”). */
export const priceFloors: readonly Minor[] = [299_00, 499_00, 699_00, 1000_00];

/** A visitor's filters for the shelf. A filter that is left out narrows nothing. */
export interface Wish {
  search: string;
  sort: Sort;
  category?: string | undefined;
  tier?: TierId | undefined;
  /** One of the floors. */
  price?: Minor | undefined;
  /** What the site must be able to do. */
  function?: SiteFunction | undefined;
  manner?: Manner | undefined;
  colour?: Colour | undefined;
}

/** The sales and reviews of a template. */
export interface Standing {
  /** Paid ones. */
  orders: number;
  reviews: number;
  /** Of five; null without a review. */
  rating: number | null;
}

/** By the template's id. A template that is not in it has no known sales. */
export type Standings = Readonly<Record<string, Standing>>;

/** Where the range that begins at a floor ends. */
export const ceilingOf = (floor: Minor): Minor =>
  priceFloors.find((next) => next > floor) ?? Number.POSITIVE_INFINITY;

/** Finds the templates that match, in the chosen order; ties keep the order they came in. */
export function findTemplates(
  templates: readonly Template[],
  wish: Wish,
  standings?: Standings,
): readonly Template[] {
  const shelf = inOrder(templates, wish.sort, standings);
  const words = plain(wish.search).split(/\s+/).filter(Boolean);
  const names = words.length > 0 ? namesOf(shelf) : [];
  const { category, tier, price, function: needed, manner, colour } = wish;
  return shelf.filter(
    (template, place) =>
      words.every((word) => names[place]?.includes(word)) &&
      (category === undefined || template.category === category) &&
      (tier === undefined || template.tier === tier) &&
      (price === undefined || (template.price >= price && template.price < ceilingOf(price))) &&
      (needed === undefined || template.functions.includes(needed)) &&
      (manner === undefined || template.manner === manner) &&
      (colour === undefined || template.colours.includes(colour)),
  );
}

interface Order {
  sort: Sort;
  standings: Standings | undefined;
  shelf: readonly Template[];
}

const lastOrders = new WeakMap<readonly Template[], Order>();

// The whole shelf is sorted once; the results of a search are then in order already, however many letters are typed.
function inOrder(
  templates: readonly Template[],
  sort: Sort,
  standings: Standings | undefined,
): readonly Template[] {
  const last = lastOrders.get(templates);
  if (last?.sort === sort && last.standings === standings) return last.shelf;
  const shelf = sorted(templates, sort, standings);
  lastOrders.set(templates, { sort, standings, shelf });
  return shelf;
}

function sorted(
  templates: readonly Template[],
  sort: Sort,
  standings: Standings | undefined,
): readonly Template[] {
  switch (sort) {
    case 'popular':
      return standings ? highestFirst(templates, ({ id }) => standings[id]?.orders ?? 0) : templates;
    case 'rating':
      return standings ? highestFirst(templates, ({ id }) => standings[id]?.rating ?? 0) : templates;
    case 'price-low':
      return highestFirst(templates, ({ price }) => -price);
    case 'price-high':
      return highestFirst(templates, ({ price }) => price);
    case 'newest':
      return highestFirst(templates, ({ createdAt }) => Date.parse(createdAt));
  }
}

// There are many templates and few different prices, days or figures: templates of one figure are grouped in the order
// they come, and only the figures are sorted. With ten thousand that is several times as quick as comparing templates.
function highestFirst(
  templates: readonly Template[],
  figureOf: (template: Template) => number,
): readonly Template[] {
  const alike = new Map<number, Template[]>();
  for (const template of templates) {
    const figure = figureOf(template);
    const others = alike.get(figure);
    if (others) others.push(template);
    else alike.set(figure, [template]);
  }
  return [...alike].toSorted(([a], [b]) => b - a).flatMap(([, same]) => same);
}

// “cafe” finds the Café. Most names have no accents, and are plain at once.
const plain = (text: string) =>
  (/[^ -~]/.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '') : text).toLowerCase();

const read = new WeakMap<readonly Template[], readonly string[]>();

// Read once for each shelf, however many letters are typed.
function namesOf(templates: readonly Template[]): readonly string[] {
  const known = read.get(templates);
  if (known) return known;
  const names = templates.map(({ name, tier }) => plain(`${name} ${tierOf(tier).name}`));
  read.set(templates, names);
  return names;
}

/** Searches once in advance, so that the first typed letter is answered as soon as the next ones. */
export function readAhead(templates: readonly Template[], sort: Sort, standings?: Standings): void {
  findTemplates(templates, { search: 'a', sort }, standings);
}

/** How many windows are shown at once, on a shelf of any size: the next ones are on the next page. */
export const pageSize = 24;

/** One page of a list. A page beyond the last is the last. */
export function pageOf<Item>(items: readonly Item[], asked: number) {
  const pages = Math.max(1, Math.ceil(items.length / pageSize));
  const page = Math.min(Math.max(1, asked), pages);
  return { page, pages, items: items.slice((page - 1) * pageSize, page * pageSize) };
}

/** Others that the visitor may want to see: of its trade first, then of its size, then the rest. */
export function relatedTo(
  template: Template,
  templates: readonly Template[],
  most: number,
): readonly Template[] {
  const distance = (other: Template) =>
    Number(other.category !== template.category) * 2 + Number(other.tier !== template.tier);
  return templates
    .filter(({ id }) => id !== template.id)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, most);
}
