import { expect, test } from 'vitest';
import { categoriesOf, categorySlug, findCategory, inShelfOrder } from './catalogue.ts';
import type { Template } from './template.ts';

const template = (name: string, category: string, tier: Template['tier']): Template => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  category,
  tier,
  price: 299_00,
  style: '',
  image: '',
  demoUrl: '',
  createdAt: '2026-09-01',
  description: '',
  features: [],
  addOns: [],
  pages: ['Home'],
});

const templates = [
  template('Estate Brick', 'Real Estate', 'basic'),
  template('Trainer Volt', 'Personal Trainer', 'intermediate'),
  template('Barbershop Deluxe', 'Barbershop', 'advanced'),
  template('Barbershop Classic', 'Barbershop', 'basic'),
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

test('a trade nobody sells to is not found', () => {
  expect(findCategory(templates, 'piracy')).toBeUndefined();
});

test('a trade stands in an address in lower case with hyphens', () => {
  expect(categorySlug('Personal Trainer')).toBe('personal-trainer');
});
