import type { Template } from './template.ts';
import { tiers } from './tiers.ts';

/** The trades of the catalogue's filter, in its order (docs/product.md, “Catalogue”). Others follow by name. */
export const firstCategories = [
  'Barbershop',
  'Restaurant',
  'Personal Trainer',
  'Gyms',
  'Flowershop',
] as const;

/** The trades that the landing page asks for, in its order (docs/product.md, “Catalogue”). Some have no template yet. */
export const landingCategories = [
  'Barbershop',
  'Restaurant',
  'Photography',
  'Consulting',
  'Education',
  'Health',
  'Technology',
  'Marketing',
  'Real Estate',
  'Travel',
  'Beauty',
  'Weddings',
] as const;

const slugOf = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '-');

const shelf = (category: string) => {
  const place = firstCategories.findIndex((first) => first === category);
  return place === -1 ? firstCategories.length : place;
};

const rank = ({ tier }: Template) => tiers.findIndex(({ id }) => id === tier);

// The first comparison by a language’s rules blocks a page for 10 ms; by those rules these names have the same order.
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** The catalogue's own order, which ties keep: by trade, then by size, then by name. */
export function inShelfOrder(templates: readonly Template[]): readonly Template[] {
  return templates.toSorted(
    (a, b) =>
      shelf(a.category) - shelf(b.category) ||
      compare(a.category, b.category) ||
      rank(a) - rank(b) ||
      compare(a.name, b.name),
  );
}

/** Every trade that can be chosen: the filter's own, then those of the templates there are. */
export function categoriesOf(templates: readonly Template[]): readonly string[] {
  return [...new Set([...firstCategories, ...inShelfOrder(templates).map(({ category }) => category)])];
}

/** Every trade that has an address: those that can be chosen, and those of the landing page that wait for a template. */
export function knownCategories(templates: readonly Template[]): readonly string[] {
  return [...new Set([...categoriesOf(templates), ...landingCategories])];
}

/** A trade that has something to sell, with all of it. */
export interface Shelf {
  category: string;
  templates: readonly Template[];
}

/** Every trade that has a template, in the order of the filter. */
export function stockedShelves(templates: readonly Template[]): readonly Shelf[] {
  return categoriesOf(templates)
    .map((category) => ({ category, templates: templates.filter((one) => one.category === category) }))
    .filter((one) => one.templates.length > 0);
}

/** The trades of the landing page that wait for their first template. */
export function emptyCategories(templates: readonly Template[]): readonly string[] {
  return landingCategories.filter((name) => !templates.some(({ category }) => category === name));
}

/** A trade in an address: lower case, hyphens for spaces. */
export const categorySlug = slugOf;

/** Finds a trade by its form in an address: any case, spaces or hyphens. */
export function findCategory(templates: readonly Template[], fromAddress: string): string | undefined {
  return knownCategories(templates).find((category) => slugOf(category) === slugOf(fromAddress));
}

export function findTemplate(templates: readonly Template[], id: string): Template | undefined {
  return templates.find((template) => template.id === id);
}
