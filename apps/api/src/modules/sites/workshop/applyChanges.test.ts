import { expect, test } from 'vitest';
import { applyChanges } from './applyChanges.ts';

const content = {
  version: 3,
  business: { name: 'Sharp', address: { town: 'Hull' } },
  prices: { groups: [{ name: 'Hair', items: [{ name: 'Cut', price: 1900 }] }] },
};

test.each([
  ['fills in a field', { path: 'business.line', value: 'Hair' }, { business: { line: 'Hair' } }],
  [
    'and one in a group that was not there',
    { path: 'story.text', value: 'Long' },
    { story: { text: 'Long' } },
  ],
  [
    'and one in a row',
    { path: 'prices.groups.0.items.0.price', value: 2100 },
    { prices: { groups: [{ items: [{ name: 'Cut', price: 2100 }] }] } },
  ],
  ['writes a whole list', { path: 'prices.groups', value: [] }, { prices: { groups: [] } }],
  [
    'and a whole row',
    { path: 'prices.groups.0', value: { name: 'Beard' } },
    { prices: { groups: [{ name: 'Beard' }] } },
  ],
])('%s', (_name, change, expected) => {
  const before = structuredClone(content);
  expect(applyChanges(content, [change])).toMatchObject({ content: expected });
  expect(content).toEqual(before);
});

test('an emptied field is absent, and so is a group in which nothing is left', () => {
  const { business: _emptied, ...rest } = content;
  expect(
    applyChanges(content, [
      { path: 'business.address.town' },
      { path: 'business.name' },
      { path: 'hours.monday' },
    ]),
  ).toEqual({ content: rest });
  expect(
    applyChanges(content, [
      { path: 'prices.groups.0.items.0.name' },
      { path: 'prices.groups.0.items.0.price' },
    ]),
  ).toEqual({ content: { ...content, prices: { groups: [{ name: 'Hair', items: [{}] }] } } });
});

test.each([
  'prices.groups.1.name',
  'prices.groups.1',
  'prices.groups.-1',
  'prices.groups.length',
  'prices.groups.x.name',
  'prices.groups.00.name',
  'business.name.first',
  'version.0',
])('a change at %s is refused with all changes that came with it', (path) => {
  const changing = applyChanges(content, [
    { path: 'business.name', value: 'Blunt' },
    { path, value: 'x' },
  ]);
  expect(changing).toEqual({ faults: [{ path, message: expect.stringMatching(/\.$/) }] });
});

test('a row is removed with its list only', () => {
  expect(applyChanges(content, [{ path: 'prices.groups.0' }])).toHaveProperty('faults');
});

test('a field is set as an own field, under any name', () => {
  const changing = applyChanges(content, [
    { path: '__proto__.polluted', value: true },
    { path: 'constructor.prototype.polluted', value: true },
    { path: 'business.__proto__', value: { polluted: true } },
  ]);
  expect(({} as { polluted?: true }).polluted).toBeUndefined();
  expect(Object.keys((changing as { content: object }).content)).toContain('__proto__');
});
