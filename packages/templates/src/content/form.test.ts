import type { TSchema } from 'typebox';
import { expect, test } from 'vitest';
import { contentSchema } from './content.ts';
import { line, list, optional } from './fields.ts';
import { fromForm, toForm, type FormField } from './form.ts';
import { pictureOf } from './pictures.ts';
import { readContent } from './read.ts';
import { bavarianHouse, welshVillage } from './testing/businesses.ts';

const schema: TSchema = contentSchema(
  'a-design',
  {
    mottoes: optional(
      list(line({ title: 'Motto', description: 'Over the door.', example: 'Sit down' }), {
        title: 'Mottoes',
        description: 'Over the doors.',
      }),
    ),
    front: optional(pictureOf('The front')),
  },
  [{ slug: '', name: 'Home' }],
);

interface Field {
  type?: string;
  properties?: Readonly<Record<string, Field>>;
  items?: Field;
  anyOf?: readonly Field[];
}

/** Every field that a form could show of a schema, with one row more in each list, left blank. */
function blanksOf(field: Field, path = ''): readonly FormField[] {
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  if (field.anyOf) return field.anyOf.flatMap((kind) => blanksOf(kind, path));
  if (field.items) return blanksOf(field.items, at('39'));
  if (field.properties)
    return Object.entries(field.properties).flatMap(([name, inner]) => blanksOf(inner, at(name)));
  return [[path, '']];
}

test.each([
  ['a Welsh village shop', welshVillage],
  ['a Bavarian house', bavarianHouse],
])(
  '%s comes back from a form as a browser posts it, blank fields and line ends included',
  (_name, content) => {
    const typed = toForm(schema, content).map(([path, value]): FormField => [
      path,
      value.replaceAll('\n', '\r\n'),
    ]);
    const filled = new Set(typed.map(([path]) => path));
    const blank = blanksOf(schema).filter(([path]) => !filled.has(path));
    expect(blank.length).toBeGreaterThan(100);
    expect(fromForm(schema, [...blank, ...typed])).toEqual(content);
  },
);

test('a blank field is absent, and so is a row of blanks', () => {
  const posted: readonly FormField[] = [
    ['version', '3'],
    ['business.name', 'Siop Gwen'],
    ['business.line', '  '],
    ['prices.groups.0.items.0.name', 'Cut'],
    ['prices.groups.0.items.0.price', '19'],
    ['prices.groups.0.items.1.name', ''],
    ['prices.groups.0.items.1.price', ''],
    ['people.items.0.name', ''],
    ['designs.a-design.mottoes.0', ''],
    ['designs.a-design.mottoes.1', 'Sit down'],
  ];
  expect(fromForm(schema, posted)).toEqual({
    version: 3,
    business: { name: 'Siop Gwen' },
    prices: { groups: [{ items: [{ name: 'Cut', price: 1900 }] }] },
    designs: { 'a-design': { mottoes: ['Sit down'] } },
  });
});

test('a required field that is left blank is reported', () => {
  const posted = toForm(schema, welshVillage).map(([path, value]): FormField => [
    path,
    path === 'business.trade' ? '' : value,
  ]);
  expect(readContent(schema, fromForm(schema, posted))).toEqual({
    outcome: 'refused',
    faults: [{ path: 'business.trade', message: 'This must be filled in.' }],
  });
});

test('of a picture only the fields of the chosen kind are read', () => {
  const posted: readonly FormField[] = [
    ['designs.a-design.front.kind', 'drawing'],
    ['designs.a-design.front.name', 'shop-front'],
    ['designs.a-design.front.file', 'left-from-before.jpg'],
    ['designs.a-design.front.focus.x', '40'],
  ];
  expect(fromForm(schema, posted)).toEqual({
    designs: { 'a-design': { front: { kind: 'drawing', name: 'shop-front' } } },
  });
});

test('what is no figure stays as it was typed, so that it can be reported', () => {
  expect(fromForm(schema, [['prices.groups.0.items.0.price', 'ask us']])).toEqual({
    prices: { groups: [{ items: [{ price: 'ask us' }] }] },
  });
});

test('an unknown field is reported at any depth', () => {
  const path = Array.from({ length: 40 }, () => 'a').join('.');
  expect(readContent(schema, fromForm(schema, [...toForm(schema, welshVillage), [path, 'x']]))).toEqual({
    outcome: 'refused',
    faults: [{ path, message: 'Nothing is known of this.' }],
  });
});

test.each([
  ['24', 2400],
  ['24.50', 2450],
  ['24,5', 2450],
  ['£ 24', 2400],
  ['24 €', 2400],
  ['1,200', 120_000],
  ['1.200,50', 120_050],
  ['0', 0],
  ['CHF 24.–', 'CHF 24.–'],
  ['24.505', 2_450_500],
  ['₩12,500,000', 1_250_000_000],
  // Too much, and to be told so: it stays in its field.
  ['123456789', 12_345_678_900],
  ['9'.repeat(13), '9'.repeat(13)],
  ['24.5055', '24.5055'],
  ['about 24', 'about 24'],
  ['24 to 30', '24 to 30'],
])('a price typed as %s is read', (typed, price) => {
  expect(fromForm(schema, [['prices.groups.0.items.0.price', typed]])).toEqual({
    prices: { groups: [{ items: [{ price }] }] },
  });
});

test.each([
  ['9', '09:00'],
  ['9:30', '09:30'],
  ['9.30', '09:30'],
  ['6pm', '18:00'],
  ['6 p.m.', '18:00'],
  ['12 am', '00:00'],
  ['12pm', '12:00'],
  ['23:59', '23:59'],
  ['24', '24'],
  ['13pm', '13pm'],
  ['9:75', '9:75'],
  ['noon', 'noon'],
])('a time typed as %s is read as %s', (typed, opens) => {
  expect(fromForm(schema, [['hours.week.0.opens', typed]])).toEqual({ hours: { week: [{ opens }] } });
});

test.each([
  ['4.8', '212', 4.8, 212],
  ['4,8', '1,204', 4.8, 1204],
  ['5', '1.204', 5, 1204],
  [' 4.5 ', '1 204 311', 4.5, 1_204_311],
  ['four', '1,2', 'four', 1.2],
  ['4.8/5', 'over 200', '4.8/5', 'over 200'],
])('a rating typed as %s of %s reviews is read', (typed, counted, rating, count) => {
  const posted: readonly FormField[] = [
    ['reviews.0.rating', typed],
    ['reviews.0.count', counted],
  ];
  expect(fromForm(schema, posted)).toEqual({ reviews: [{ rating, count }] });
});
