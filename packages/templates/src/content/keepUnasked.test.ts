import type { TSchema } from 'typebox';
import { expect, test } from 'vitest';
import { group, line, list, money, optional } from './fields.ts';
import { keepUnasked } from './keepUnasked.ts';
import { pictureOf } from './pictures.ts';

const says = (title: string) => ({ title, description: title, example: 'Sit down' });
const item = { name: line(says('Name')), price: optional(money({ ...says('Price'), example: 2400 })) };
const asked: TSchema = group(
  {
    heading: optional(line(says('Heading'))),
    items: list(group(item, says('Item')), says('Items')),
    front: optional(pictureOf('The front')),
  },
  says('Prices'),
);

const before = {
  heading: 'What it costs',
  note: 'for another design',
  items: [
    { name: 'Cut', price: 1900, minutes: 30 },
    { name: 'Shave', minutes: 40 },
  ],
};

test('a field that was not asked for stays with its row, even when the row moves', () => {
  const read = {
    heading: 'Prices',
    items: [{ row: '1', name: 'Shave', price: 2400 }, { name: 'Towel' }, { row: '0', name: 'Cut' }],
  };
  expect(keepUnasked(asked, before, read)).toEqual({
    heading: 'Prices',
    note: 'for another design',
    items: [{ name: 'Shave', price: 2400, minutes: 40 }, { name: 'Towel' }, { name: 'Cut', minutes: 30 }],
  });
});

test('a removed row takes with it the fields that were not asked for', () => {
  expect(keepUnasked(asked, before, { items: [{ row: '1', name: 'Shave' }] })).toEqual({
    note: 'for another design',
    items: [{ name: 'Shave', minutes: 40 }],
  });
});

test('a form of blanks says nothing, and a heading may stand before its list', () => {
  expect(keepUnasked(asked, { items: [] }, {})).toBeUndefined();
  expect(keepUnasked(asked, undefined, { items: [] })).toBeUndefined();
  expect(keepUnasked(asked, undefined, { heading: 'Prices' })).toEqual({ heading: 'Prices', items: [] });
});

test('a picture without a chosen kind is absent', () => {
  expect(keepUnasked(asked, before, { front: { alt: 'The door' } })).not.toHaveProperty('front');
  expect(keepUnasked(asked, before, { front: { kind: 'none' } })).toHaveProperty('front', { kind: 'none' });
});
