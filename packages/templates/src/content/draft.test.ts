import { expect, test } from 'vitest';
import { Core } from './content.ts';
import { drawable } from './draft.ts';
import { bavarianHouse, welshVillage } from './testing/businesses.ts';

const bare = { version: 3, business: { name: '', trade: '', address: { town: '' } } };

test.each([
  ['a Welsh village shop', welshVillage],
  ['a Bavarian house', bavarianHouse],
])('of %s all is drawn', (_name, content) => {
  expect(drawable(Core, content)).toEqual(content);
});

test.each([
  ['nothing', undefined],
  ['words', 'Siop Gwen'],
  ['a business that is none', { business: [] }],
])('of %s a blank site is drawn', (_what, draft) => {
  expect(drawable(Core, draft)).toEqual(bare);
});

test.each<[string, object, object]>([
  [
    'a price list without its items',
    { prices: { heading: 'Prices', groups: [{ title: 'Hair' }] } },
    { prices: { heading: 'Prices', groups: [] } },
  ],
  [
    'half a time',
    {
      hours: {
        week: [
          { days: ['Mon'], opens: '08:', closes: '12:00' },
          { days: ['Tue'], opens: '08:00', closes: '12:00' },
        ],
      },
    },
    { hours: { week: [{ days: ['Tue'], opens: '08:00', closes: '12:00' }] } },
  ],
  [
    'a price that is no figure',
    { prices: { groups: [{ items: [{ name: 'Cut', price: 'ask' }] }] } },
    { prices: { groups: [{ items: [{ name: 'Cut' }] }] } },
  ],
  ['a photograph without words', { opening: { picture: { kind: 'photo', file: 'a.jpg' } } }, { opening: {} }],
  ['a field that nobody knows', { motto: 'Ring first' }, {}],
])('of %s what can be read is drawn', (_what, draft, drawn) => {
  expect(drawable(Core, { ...draft, version: 3 })).toEqual({ ...bare, ...drawn });
});

test('what is too long is drawn as far as a design bears it', () => {
  expect(drawable(Core, { business: { ...welshVillage.business, name: 'x'.repeat(100) } })).toEqual({
    version: 3,
    business: { ...welshVillage.business, name: 'x'.repeat(60) },
  });
});

test('an unchanged part comes back as the same object', () => {
  const before = drawable(Core, welshVillage) as typeof welshVillage;
  const after = drawable(Core, { ...welshVillage, business: { ...welshVillage.business, name: 'Siop' } });
  expect(after).toEqual({ ...before, business: { ...before.business, name: 'Siop' } });
  expect((after as typeof before).hours).toBe(before.hours);
});
