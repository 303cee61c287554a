import { expect, test } from 'vitest';
import { findTemplates, pageOf, priceFloors, relatedTo, type Wish } from './search.ts';
import { aTemplate } from './testing/aTemplate.ts';

const classic = aTemplate('Barbershop Classic', 'Barbershop', 'basic');
const deluxe = aTemplate('Barbershop Deluxe', 'Barbershop', 'advanced', { createdAt: '2026-10-01' });
const cafe = aTemplate('Café Corner', 'Restaurant', 'intermediate', { price: 498_00 });
const volt = aTemplate('Trainer Volt', 'Personal Trainer', 'intermediate', { createdAt: '2026-10-02' });
const palace = aTemplate('Wedding Palace', 'Weddings', 'advanced', { price: 1_200_00 });
const templates = [classic, deluxe, cafe, volt, palace];

const find = (wish: Partial<Wish>, standings?: Parameters<typeof findTemplates>[2]) =>
  findTemplates(templates, { search: '', sort: 'popular', ...wish }, standings).map(({ name }) => name);

test.each([
  ['a name in any case', 'BARBER', ['Barbershop Classic', 'Barbershop Deluxe']],
  ['a tier', 'advanced', ['Barbershop Deluxe', 'Wedding Palace']],
  ['a name and a tier, in whatever order', ' basic  barb ', ['Barbershop Classic']],
  ['a letter without its accent', 'cafe', ['Café Corner']],
  ['a letter with an accent more', 'vólt', ['Trainer Volt']],
  ['nothing', '   ', templates.map(({ name }) => name)],
  ['what nobody sells', 'fish', []],
  ['what would be a pattern', '.*', []],
])('looking for %s', (_what, search, names) => {
  expect(find({ search })).toEqual(names);
});

test('each filter narrows what the others leave', () => {
  expect(find({ category: 'Barbershop', tier: 'basic' })).toEqual(['Barbershop Classic']);
  expect(find({ category: 'Barbershop', tier: 'basic', search: 'deluxe' })).toEqual([]);
});

const bold = aTemplate('Bold Barber', 'Barbershop', 'basic', {
  functions: ['booking', 'news'],
  manner: 'bold',
  colours: ['red', 'black'],
});
const calm = aTemplate('Calm Barber', 'Barbershop', 'basic', { manner: 'elegant', colours: ['black'] });

test.each<[Partial<Wish>, readonly string[]]>([
  [{ function: 'news' }, ['Bold Barber']],
  [{ function: 'menu' }, []],
  [{ manner: 'elegant' }, ['Calm Barber']],
  [{ colour: 'black' }, ['Bold Barber', 'Calm Barber']],
  [{ colour: 'black', function: 'booking', manner: 'bold' }, ['Bold Barber']],
])('what can do, looks and is coloured as is wished: %j', (wish, names) => {
  const found = findTemplates([bold, calm], { search: '', sort: 'popular', ...wish });
  expect(found.map(({ name }) => name)).toEqual(names);
});

test.each([
  [299_00, ['Barbershop Classic', 'Café Corner']],
  [499_00, ['Trainer Volt']],
  [699_00, ['Barbershop Deluxe']],
  [1000_00, ['Wedding Palace']],
])('from %i minor units up to the next floor', (price, names) => {
  expect(priceFloors).toContain(price);
  expect(find({ price })).toEqual(names);
});

const standings = {
  'barbershop-classic': { orders: 1, reviews: 2, rating: 4.5 },
  'trainer-volt': { orders: 7, reviews: 0, rating: null },
  'wedding-palace': { orders: 1, reviews: 9, rating: 4.9 },
};

test.each([
  ['popular', ['Trainer Volt', 'Barbershop Classic', 'Wedding Palace', 'Barbershop Deluxe', 'Café Corner']],
  ['rating', ['Wedding Palace', 'Barbershop Classic', 'Barbershop Deluxe', 'Café Corner', 'Trainer Volt']],
  ['price-low', ['Barbershop Classic', 'Café Corner', 'Trainer Volt', 'Barbershop Deluxe', 'Wedding Palace']],
  [
    'price-high',
    ['Wedding Palace', 'Barbershop Deluxe', 'Trainer Volt', 'Café Corner', 'Barbershop Classic'],
  ],
  ['newest', ['Trainer Volt', 'Barbershop Deluxe', 'Barbershop Classic', 'Café Corner', 'Wedding Palace']],
] as const)('%s first, and what is alike in shelf order', (sort, names) => {
  expect(find({ sort }, standings)).toEqual(names);
});

test.each(['popular', 'rating'] as const)('%s is the shelf’s own order until anything is known', (sort) => {
  expect(find({ sort })).toEqual(templates.map(({ name }) => name));
});

test.each([
  [1, 1, 24, 0],
  [3, 3, 2, 48],
  [99, 3, 2, 48],
  [-4, 1, 24, 0],
])('page %i of fifty is page %i', (asked, page, length, first) => {
  const fifty = Array.from({ length: 50 }, (_, place) => place);
  const shown = pageOf(fifty, asked);
  expect(shown).toMatchObject({ page, pages: 3 });
  expect(shown.items).toHaveLength(length);
  expect(shown.items[0]).toBe(first);
});

test('a shelf with nothing on it has one page, with nothing on it', () => {
  expect(pageOf([], 3)).toEqual({ page: 1, pages: 1, items: [] });
});

test('templates of the same trade are shown beside a template first, then those of its size, and never itself', () => {
  expect(relatedTo(classic, templates, 2)).toEqual([deluxe, cafe]);
  expect(relatedTo(volt, templates, 9).map(({ name }) => name)).toEqual([
    'Café Corner',
    'Barbershop Classic',
    'Barbershop Deluxe',
    'Wedding Palace',
  ]);
});
