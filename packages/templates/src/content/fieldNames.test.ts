import { expect, test } from 'vitest';
import { fieldNameOf, withoutBlankDays } from './fieldNames.ts';
import type { FormField } from './form.ts';

const fields: readonly FormField[] = [
  ['hours.week.0.days.0', 'Mon'],
  ['hours.week.0.opens', ''],
  ['hours.week.0.closes', ' '],
  ['hours.week.2.days.0', 'Tue'],
  ['hours.week.2.opens', '9'],
  ['hours.week.2.closes', 'late'],
  ['people.items.0.name', ''],
  ['people.items.1.name', 'Ada'],
  ['people.items.10.name', 'Bea'],
  ['people.items.2.name', 'Cem'],
];

test('a day without times says nothing', () => {
  expect(withoutBlankDays(fields).map(([path]) => path)).toEqual([
    'hours.week.2.days.0',
    'hours.week.2.opens',
    'hours.week.2.closes',
    'people.items.0.name',
    'people.items.1.name',
    'people.items.10.name',
    'people.items.2.name',
  ]);
});

test.each([
  ['business.name', 'business.name'],
  ['hours.week.0.closes', 'hours.week.2.closes'],
  ['people.items.0.name', 'people.items.1.name'],
  ['people.items.1.note', 'people.items.2.note'],
  ['people.items.2.name', 'people.items.10.name'],
  ['people.items.3.name', 'people.items.3.name'],
])('what is said of %s stands beside %s', (place, name) => {
  expect(fieldNameOf(fields, place)).toBe(name);
});
