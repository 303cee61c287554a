import { expect, test } from 'vitest';
import {
  categoriesOf,
  categorySlug,
  emptyCategories,
  findCategory,
  inShelfOrder,
  landingCategories,
  stockedShelves,
} from './catalogue.ts';
import { aTemplate } from './testing/aTemplate.ts';

const templates = [
  aTemplate('Estate Brick', 'Real Estate', 'basic'),
  aTemplate('Trainer Volt', 'Personal Trainer', 'intermediate'),
  aTemplate('Barbershop Deluxe', 'Barbershop', 'advanced'),
  aTemplate('Barbershop Classic', 'Barbershop', 'basic'),
];

test('templates stand by trade, then by size', () => {
  expect(inShelfOrder(templates).map(({ name }) => name)).toEqual([
    'Barbershop Classic',
    'Barbershop Deluxe',
    'Trainer Volt',
    'Estate Brick',
  ]);
});

test('the five trades of the filter come first, then every other trade that has a template', () => {
  expect(categoriesOf(templates)).toEqual([
    'Barbershop',
    'Restaurant',
    'Personal Trainer',
    'Gyms',
    'Flowershop',
    'Real Estate',
  ]);
});

test.each(['real-estate', 'real estate', 'Real Estate', 'REAL  ESTATE', ' real-estate '])(
  'a trade is found by %j in an address',
  (written) => {
    expect(findCategory(templates, written)).toBe('Real Estate');
  },
);

test('a trade of the landing page has an address before it has a template', () => {
  expect(findCategory(templates, 'weddings')).toBe('Weddings');
  expect(categoriesOf(templates)).not.toContain('Weddings');
});

test('a trade that the catalogue does not know is not found', () => {
  expect(findCategory(templates, 'piracy')).toBeUndefined();
});

test('a trade stands in an address in lower case with hyphens', () => {
  expect(categorySlug('Personal Trainer')).toBe('personal-trainer');
});

test('a trade is stocked or to let and never both, whatever the landing page once listed', () => {
  const stocked = stockedShelves(templates);
  expect(stocked.map(({ category, templates: own }) => [category, own.length])).toEqual([
    ['Barbershop', 2],
    ['Personal Trainer', 1],
    ['Real Estate', 1],
  ]);
  expect(emptyCategories(templates)).toEqual(
    landingCategories.filter((name) => !['Barbershop', 'Real Estate'].includes(name)),
  );
  expect(stockedShelves([])).toEqual([]);
  expect(emptyCategories([])).toEqual(landingCategories);
});
