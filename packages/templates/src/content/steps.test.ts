import type { TSchema } from 'typebox';
import { expect, test } from 'vitest';
import { contentSchema } from './content.ts';
import { isStep, partsOfStep, schemaOfStep, stepIds, stepOf, stepsDone, withButton } from './steps.ts';
import { welshVillage } from './testing/businesses.ts';
import type { WalkedSchema } from './walk.ts';

const whole: TSchema = contentSchema('a-design', {}, [{ slug: '', name: 'Home' }]);
const schema: WalkedSchema = whole;

/** The places that a step asks for, no deeper than the parts of the business and of the first screen. */
const askedAt = (step: (typeof stepIds)[number]) =>
  Object.entries(schemaOfStep(schema, step)?.properties ?? {}).flatMap(([name, field]) =>
    name === 'business' || name === 'opening'
      ? Object.keys(field.properties ?? {}).map((inner) => `${name}.${inner}`)
      : [name],
  );

test('every field is asked for once, except the version, which no owner types', () => {
  const asked = stepIds.flatMap(askedAt);
  expect(new Set(asked).size).toBe(asked.length);
  const all = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    name === 'business' || name === 'opening'
      ? Object.keys(field.properties ?? {}).map((inner) => `${name}.${inner}`)
      : [name],
  );
  expect(asked.toSorted()).toEqual(all.filter((name) => name !== 'version').toSorted());
});

test.each([
  ['business.name', 'name'],
  ['business.address.town', 'place'],
  ['business.telephone', 'contact'],
  ['hours.week.0.opens', 'hours'],
  ['prices.groups.0.items.2.price', 'prices'],
  ['opening.picture.file', 'pictures'],
  ['opening.heading', 'words'],
  ['people.items.0.name', 'people'],
  ['reviews.0.rating', 'people'],
  ['designs.a-design.pages.home.name', 'words'],
  ['options.palette', 'looks'],
])('%s is asked at the step “%s”', (path, step) => {
  expect(stepOf(path)).toBe(step);
  expect(isStep(step)).toBe(true);
});

test('the first step asks every owner three things; the rest of it is apart, and nothing is lost between the two', () => {
  const asked = schemaOfStep(schema, 'name')!;
  const { first, more } = partsOfStep(asked, 'name');
  expect(Object.keys(first.properties!)).toEqual(['business']);
  expect(Object.keys(first.properties!['business']!.properties!)).toEqual(['name', 'trade', 'line']);
  expect([...more!.places, 'business.name', 'business.trade', 'business.line'].toSorted()).toEqual(
    askedAt('name').toSorted(),
  );
  expect(Object.keys(more!.schema.properties!)).toEqual(['business', 'language']);
});

test('the step of prices asks for the list first, and folds away the fields that few owners fill in', () => {
  const { first, more } = partsOfStep(schemaOfStep(schema, 'prices')!, 'prices');
  expect(Object.keys(first.properties!)).toEqual(['prices']);
  expect(Object.keys(first.properties!['prices']!.properties!)).toEqual(['groups']);
  expect(more!.places).toEqual([
    'prices.heading',
    'prices.lead',
    'prices.special',
    'prices.footnote',
    'vouchers',
    'orders',
  ]);
});

test('any other step is asked whole', () => {
  const asked = schemaOfStep(schema, 'hours')!;
  expect(partsOfStep(asked, 'hours')).toEqual({ first: asked });
});

test('a step is done once something is said there and nothing is missing', () => {
  const { version, business } = welshVillage;
  const done = stepsDone(schema, {
    content: { version, business },
    options: {},
    missing: [{ path: 'business.address.town' }],
  });
  expect([...done]).toEqual(['name', 'contact']);
  expect(stepsDone(schema, { content: {}, options: { palette: 'night' }, missing: [] })).toEqual(
    new Set(['looks']),
  );
});

const rows = [
  ['people.items.0.name', 'Ada'],
  ['people.items.1.name', 'Bea'],
  ['people.items.10.name', 'Cem'],
  ['hours.note', 'Ring'],
] as const;

test.each([
  ['remove', 'people.items.1', ['Ada', 'Cem', 'Ring']],
  ['up', 'people.items.1', ['Bea', 'Ada', 'Cem', 'Ring']],
  ['down', 'people.items.0', ['Bea', 'Ada', 'Cem', 'Ring']],
  ['remove', 'nonsense', ['Ada', 'Bea', 'Cem', 'Ring']],
] as const)('the button “%s” of %s changes the rows and nothing else', (button, row, left) => {
  const fields = withButton(rows, button, row).toSorted(([one], [other]) =>
    one.localeCompare(other, 'en', { numeric: true }),
  );
  expect(fields.map(([, value]) => value).filter((value) => value !== 'Ring')).toEqual(
    left.filter((value) => value !== 'Ring'),
  );
  expect(fields).toContainEqual(['hours.note', 'Ring']);
});

test('fields that most owners leave alone come last', () => {
  expect(Object.keys(schemaOfStep(schema, 'name')?.properties ?? {})).toEqual(['business', 'language']);
});
