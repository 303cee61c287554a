import type { TSchema } from 'typebox';
import { expect, test } from 'vitest';
import { contentSchema } from '../content.ts';
import { pastedPrices, readPastedPrices } from './pastedPrices.ts';
import { readStep, schemaOfStep } from '../steps.ts';
import type { WalkedSchema } from '../walk.ts';

test.each([
  ['Skin fade £24', { name: 'Skin fade', price: '£24' }],
  ['Skin fade\t24.50', { name: 'Skin fade', price: '24.50' }],
  ['Skin fade ........ 24', { name: 'Skin fade', price: '24' }],
  ['• Skin fade – £ 24', { name: 'Skin fade', price: '£ 24' }],
  ['Herrenschnitt: ab 24,50 €', { name: 'Herrenschnitt', price: '24,50 €', from: true }],
  ['Colour from £1,200', { name: 'Colour', price: '£1,200', from: true }],
  ['A bouquet for the whole hall 12500000', { name: 'A bouquet for the whole hall', price: '12500000' }],
  ['Cut | 19', { name: 'Cut', price: '19' }],
  ['Cut and blow-dry, 2 hours 40 EUR', { name: 'Cut and blow-dry, 2 hours', price: '40 EUR' }],
])('“%s” is an item', (line, item) => {
  expect(readPastedPrices(line)).toEqual([{ items: [item] }]);
});

test('a list with blank lines has its headings after them, and what is said of an item under it', () => {
  const pasted = 'Hair\r\nCut £19\r\nWash and a towel\r\n\r\nBEARD\r\nTrim £12\r\n\r\nShave\r\nHot towel £24';
  expect(readPastedPrices(pasted)).toEqual([
    { heading: 'Hair', items: [{ name: 'Cut', price: '£19', note: 'Wash and a towel' }] },
    { heading: 'BEARD', items: [{ name: 'Trim', price: '£12' }] },
    { heading: 'Shave', items: [{ name: 'Hot towel', price: '£24' }] },
  ]);
});

test('without blank lines a heading is known by its colon, its capitals or its few words', () => {
  expect(
    readPastedPrices(
      'Hair:\nCut 19\nBeard\nTrim 12\nwith a hot towel before it\nEYEBROWS AND ALL THE REST\nWax 8',
    ),
  ).toEqual([
    { heading: 'Hair', items: [{ name: 'Cut', price: '19' }] },
    { heading: 'Beard', items: [{ name: 'Trim', price: '12', note: 'with a hot towel before it' }] },
    { heading: 'EYEBROWS AND ALL THE REST', items: [{ name: 'Wax', price: '8' }] },
  ]);
});

test('no line is lost: one that stands alone is an item without a price', () => {
  expect(readPastedPrices('Cut 19\n\nChildren by agreement')).toEqual([
    { items: [{ name: 'Cut', price: '19' }] },
    { items: [{ name: 'Children by agreement' }] },
  ]);
  expect(readPastedPrices(' \n\n')).toEqual([]);
});

test('the step reads pasted rows after the rows that were there', () => {
  const whole: TSchema = contentSchema('a-design', {}, [{ slug: '', name: 'Home' }]);
  const asked = schemaOfStep(whole as WalkedSchema, 'prices')!;
  const before = {
    prices: { groups: [{ heading: 'Hair', items: [{ name: 'Cut', price: 1900, minutes: 30 }] }] },
  };
  const read = readStep(asked, before, [
    ['prices.groups.0.row', '0'],
    ['prices.groups.0.heading', 'Hair'],
    ['prices.groups.0.items.0.row', '0'],
    ['prices.groups.0.items.0.name', 'Cut'],
    ['prices.groups.0.items.0.price', '19'],
    ['prices.groups.0.items.0.minutes', '30'],
    [pastedPrices, 'Beard\r\nTrim from £12.50\r\n'],
  ]);
  expect(read).toEqual({
    prices: {
      groups: [
        ...before.prices.groups,
        { heading: 'Beard', items: [{ name: 'Trim', price: 1250, from: true }] },
      ],
    },
  });
});
