import { expect, test } from 'vitest';
import { contentSchema } from './content.ts';
import { line, optional } from './fields.ts';
import { faultsInDraft, readContent } from './read.ts';
import { bringUpToDate, type Migrations } from './upToDate.ts';
import { welshVillage } from './testing/businesses.ts';

const schema = contentSchema(
  'a-design',
  {
    motto: optional(
      line({ title: 'Motto', description: 'Over the door.', example: 'Sit down' }, { most: 20 }),
    ),
  },
  [{ slug: '', name: 'Home' }],
);

const faultsOf = (value: unknown, versions = {}) => {
  const reading = readContent(schema, value, versions);
  return reading.outcome === 'refused' ? reading.faults : [];
};

const withClass = (times: object) => ({
  ...welshVillage,
  hours: {
    week: [
      { days: ['Tue'], opens: '10:00', closes: '18:00' },
      { days: ['Fri', 'Sat'], opens: '18:00', closes: '02:00' },
    ],
  },
  timetable: { sessions: [{ name: 'Knots', ...times }] },
});

test('what a business says is read as it is', () => {
  const content = { ...welshVillage, designs: { 'a-design': { motto: 'Ring first' } } };
  expect(readContent(schema, content)).toEqual({ outcome: 'read', content });
});

test.each([
  ['a sum a penny short of six figures', 9_999_999],
  ['a wedding in forint, or a machine in won', 1_250_000_000],
  ['as much as fits', 9_999_999_900],
])('%s is a price', (_sum, price) => {
  const content = { ...welshVillage, prices: { groups: [{ items: [{ name: 'It', price }] }] } };
  expect(readContent(schema, content)).toEqual({ outcome: 'read', content });
});

test.each(Array.from({ length: 51 }, (_, tenths) => tenths / 10))('%d is a rating', (rating) => {
  const content = { ...welshVillage, reviews: [{ name: 'Google', rating }] };
  expect(readContent(schema, content)).toEqual({ outcome: 'read', content });
});

test.each([
  ['nothing', null, '', 'This is no content of a site.'],
  ['no version', { business: welshVillage.business }, 'version', 'does not say which version'],
  [
    'a version to come',
    { ...welshVillage, version: 4 },
    'version',
    'It was written for version 4; this is version 3.',
  ],
  ['an unknown field', { ...welshVillage, motto: 'x' }, 'motto', 'Nothing is known of this.'],
  [
    'an unknown design field',
    { ...welshVillage, designs: { 'a-design': { moto: 'x' } } },
    'designs.a-design.moto',
    'Nothing is known of this.',
  ],
  [
    'no trade',
    {
      ...welshVillage,
      business: { name: 'Siop Gwen', telephone: '01248 496 015', address: { town: 'Llanfair' } },
    },
    'business.trade',
    'This must be filled in.',
  ],
  [
    'an empty name',
    { ...welshVillage, business: { ...welshVillage.business, name: '' } },
    'business.name',
    'This must be filled in.',
  ],
  [
    'a name of two lines',
    { ...welshVillage, business: { ...welshVillage.business, name: 'Siop\nGwen' } },
    'business.name',
    'This is not written as it must be.',
  ],
  [
    'a motto without end',
    { ...welshVillage, designs: { 'a-design': { motto: 'x'.repeat(21) } } },
    'designs.a-design.motto',
    'This is too long: 20 characters at most.',
  ],
  [
    'a price below nothing',
    { ...welshVillage, prices: { groups: [{ items: [{ name: 'It', price: -1 }] }] } },
    'prices.groups.0.items.0.price',
    'This must be at least 0.',
  ],
  [
    'a price in words',
    { ...welshVillage, prices: { groups: [{ items: [{ name: 'It', price: 'a lot' }] }] } },
    'prices.groups.0.items.0.price',
    'This must be a whole number.',
  ],
  [
    'a price beyond all prices',
    { ...welshVillage, prices: { groups: [{ items: [{ name: 'It', price: 10_000_000_000 }] }] } },
    'prices.groups.0.items.0.price',
    'The greatest sum that fits is 99,999,999.',
  ],
  [
    'a great price with pence',
    { ...welshVillage, prices: { groups: [{ items: [{ name: 'It', price: 10_000_050 }] }] } },
    'prices.groups.0.items.0.price',
    'Above 99,999.99 a sum must be whole: 123,457, not 123,456.50.',
  ],
  [
    'a rating above all stars',
    { ...welshVillage, reviews: [{ name: 'Google', rating: 5.1 }] },
    'reviews.0.rating',
    'This must be at most 5.',
  ],
  [
    'a rating below none',
    { ...welshVillage, reviews: [{ name: 'Google', rating: -1 }] },
    'reviews.0.rating',
    'This must be at least 0.',
  ],
  [
    'a rating by hundredths',
    { ...welshVillage, reviews: [{ name: 'Google', rating: 4.83 }] },
    'reviews.0.rating',
    'One figure after the point is enough: 4.8.',
  ],
  [
    'a rating in words',
    { ...welshVillage, reviews: [{ name: 'Google', rating: 'five stars' }] },
    'reviews.0.rating',
    'This must be a number.',
  ],
  [
    'half a review',
    { ...welshVillage, reviews: [{ name: 'Google', rating: 5, count: 0.5 }] },
    'reviews.0.count',
    'This must be a whole number.',
  ],
  [
    'reviews at a place that is no address',
    { ...welshVillage, reviews: [{ name: 'Google', rating: 5, address: 'javascript:alert(1)' }] },
    'reviews.0.address',
    'This is not written as it must be.',
  ],
  [
    'ratings on four sites',
    { ...welshVillage, reviews: Array.from({ length: 4 }, () => ({ name: 'Google', rating: 5 })) },
    'reviews',
    'These are too many: 3 at most.',
  ],
  [
    'a name that is a number',
    { ...welshVillage, business: { ...welshVillage.business, name: 5 } },
    'business.name',
    'This must be text.',
  ],
  [
    'a list that is no list',
    { ...welshVillage, prices: { groups: {} } },
    'prices.groups',
    'This must be a list.',
  ],
  [
    'a day that does not exist',
    { ...welshVillage, hours: { week: [{ days: ['Sol'], opens: '10:00', closes: '12:00' }] } },
    'hours.week.0.days.0',
    'This is none of the choices.',
  ],
  [
    'a holiday that ends before it begins',
    {
      ...welshVillage,
      hours: { week: [], exceptions: [{ name: 'Easter', from: '2027-03-28', until: '2027-03-26' }] },
    },
    'hours.exceptions.0.until',
    'This is before the first day.',
  ],
  [
    'a class that ends before it begins',
    withClass({ day: 'Mon', time: '18:30', until: '17:30' }),
    'timetable.sessions.0.until',
    'This is before it begins.',
  ],
  [
    'a class past midnight, on a day when the door is shut by then',
    withClass({ day: 'Tue', time: '23:00', until: '00:30' }),
    'timetable.sessions.0.until',
    'This is before it begins.',
  ],
  [
    'a class that goes on when the door is shut',
    withClass({ day: 'Sat', time: '23:00', until: '02:30' }),
    'timetable.sessions.0.until',
    'This is before it begins.',
  ],
  [
    'a time zone that does not exist',
    { ...welshVillage, business: { ...welshVillage.business, timeZone: 'Europe/Llanfair' } },
    'business.timeZone',
    'This is not written as it must be.',
  ],
])('%s is refused at its field', (_what, value, path, message) => {
  expect(faultsOf(value)).toContainEqual({
    path,
    message: expect.stringMatching(message),
  });
});

test('a class goes on past midnight while the door is open', () => {
  expect(faultsOf(withClass({ day: 'Sat', time: '23:00', until: '00:30' }))).toEqual([]);
  const { hours: _, ...shut } = withClass({ day: 'Sat', time: '23:00', until: '00:30' });
  const week = [{ days: ['Sat'], opens: '00:00', closes: '00:00' }];
  expect(faultsOf({ ...shut, hours: { week } })).toEqual([]);
});

test('each faulty field is reported once', () => {
  const missing = { ...welshVillage, business: { address: { town: 'Llanfair' } } };
  expect(faultsOf(missing)).toEqual(
    ['name', 'trade'].map((field) => ({
      path: `business.${field}`,
      message: 'This must be filled in.',
    })),
  );
  const blank = { ...welshVillage, business: { ...welshVillage.business, name: '' }, motto: 'x' };
  expect(faultsOf(blank)).toEqual([
    { path: 'motto', message: 'Nothing is known of this.' },
    { path: 'business.name', message: 'This must be filled in.' },
  ]);
});

test('a form with twenty blank fields reports all twenty', () => {
  const items = Array.from({ length: 20 }, () => ({ price: 1900 }));
  expect(faultsOf({ ...welshVillage, prices: { groups: [{ items }] } })).toHaveLength(20);
});

test.each([
  ['a photograph without words', { kind: 'photo', file: 'front.jpg' }, '.alt', 'This must be filled in.'],
  ['a drawing without a name', { kind: 'drawing' }, '.name', 'This must be filled in.'],
  ['a kind there is not', { kind: 'film' }, '', 'This is none of the choices.'],
  ['words instead', 'front.jpg', '', 'This is none of the choices.'],
])('%s where a picture stands is one fault', (_what, picture, path, message) => {
  expect(faultsOf({ ...welshVillage, opening: { picture } })).toEqual([
    { path: `opening.picture${path}`, message },
  ]);
});

test('content of an older version is brought up to date step by step, and nothing is lost', () => {
  // The oldest version had a name for the trade in German, the next one line for the place.
  const steps: Migrations = {
    1: ({ gewerbe, ...older }) => ({ ...older, trade: gewerbe }),
    2: ({ trade, name, place, ...older }) => ({
      ...older,
      business: { name, trade, telephone: '01248 496 015', address: { town: place } },
    }),
  };
  const versioned = { ...schema, properties: { ...schema.properties, version: { const: 3 } } };
  const old = {
    version: 1,
    name: 'Siop Gwen',
    gewerbe: 'Everything',
    place: 'Llanfair',
    designs: { 'a-design': { motto: 'Ring' } },
  };
  expect(readContent(versioned, old, { version: 3, steps })).toEqual({
    outcome: 'read',
    content: {
      version: 3,
      business: {
        name: 'Siop Gwen',
        trade: 'Everything',
        telephone: '01248 496 015',
        address: { town: 'Llanfair' },
      },
      designs: { 'a-design': { motto: 'Ring' } },
    },
  });
});

test('content that does not yet name its design belongs to this one', () => {
  const old = { ...welshVillage, version: 1, design: { motto: 'Ring first' } };
  expect(readContent(schema, old)).toEqual({
    outcome: 'read',
    content: { ...welshVillage, designs: { 'a-design': { motto: 'Ring first' } } },
  });
  expect(readContent(schema, { ...welshVillage, version: 1 })).toEqual({
    outcome: 'read',
    content: welshVillage,
  });
});

const deluxe = contentSchema(
  'barbershop-deluxe',
  { after: optional(line({ title: 'After', description: 'Below the mirror.', example: 'Go out' })) },
  [{ slug: '', name: 'Home' }],
);

test('content with the half of a name that Deluxe once drew is read, and nothing else of it is lost', () => {
  const others = { 'a-design': { half: 'of it', motto: 'Ring first' } };
  const after = 'Go out sharp';
  const whole = { ...welshVillage, designs: { ...others, 'barbershop-deluxe': { after } } };
  const halved = { ...whole, version: 2, designs: { ...others, 'barbershop-deluxe': { half: 'Ot', after } } };
  expect(readContent(deluxe, halved)).toEqual({ outcome: 'read', content: whole });

  // The same, tried on in another design, and from the time before content named its design.
  const worn = { ...halved, designs: { 'barbershop-deluxe': { half: 'Ot', after } } };
  const read = { outcome: 'read', content: { ...welshVillage, designs: { 'barbershop-deluxe': { after } } } };
  expect(readContent(schema, worn)).toEqual(read);
  const oldest = { ...welshVillage, version: 1, design: { half: 'Ot', after } };
  expect(readContent(deluxe, oldest)).toEqual(read);
});

test('a draft with the half of a name is as faulty as it was without it', () => {
  const { trade: _, ...business } = welshVillage.business;
  const draft = { ...welshVillage, version: 2, business, designs: { 'barbershop-deluxe': { half: 'Ot' } } };
  expect(faultsInDraft(deluxe, draft)).toEqual([]);
  const misspelt = { ...draft, designs: { 'barbershop-deluxe': { half: 'Ot', afer: 'Go out' } } };
  expect(faultsInDraft(deluxe, misspelt)).toEqual([
    { path: 'designs.barbershop-deluxe.afer', message: 'Nothing is known of this.' },
  ]);
});

test.each([
  ['no designs', {}],
  ['designs that are none', { designs: 'Ot' }],
  ['a design that is none', { designs: { 'barbershop-deluxe': ['half'] } }],
])('a draft with %s is brought up to date as it is', (_what, fields) => {
  expect(bringUpToDate({ ...fields, version: 2 }, 'barbershop-deluxe')).toEqual({ ...fields, version: 3 });
});

test('what was written for another design stays', () => {
  const content = { ...welshVillage, designs: { another: { depth: [{ fathoms: 3 }] } } };
  expect(readContent(schema, content)).toEqual({ outcome: 'read', content });
  expect(faultsOf({ ...welshVillage, designs: { another: 'words' } })).toEqual([
    { path: 'designs.another', message: 'This must have fields of its own.' },
  ]);
});

test('a version without a migration is refused', () => {
  expect(faultsOf({ ...welshVillage }, { version: 4, steps: {} })).toEqual([
    { path: 'version', message: 'Nothing leads from version 3 to 4.' },
  ]);
});
