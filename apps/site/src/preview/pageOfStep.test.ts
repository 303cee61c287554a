import { expect, test } from 'vitest';
import { pageOfStep } from './pageOfStep.ts';

const page = (slug: string, ...shows: string[]) => ({ slug, name: slug, shows });
const pages = [
  page(''),
  page('the-family', 'design.numbers.items', 'people.items'),
  page('menu', 'prices.groups.*.items', 'design.steps.items'),
  page('visit'),
];

test.each([
  ['name', ''],
  ['pictures', ''],
  ['prices', 'menu'],
  ['people', 'the-family'],
  ['place', 'visit'],
  ['contact', 'visit'],
  ['hours', 'visit'],
  ['words', undefined],
  ['looks', undefined],
] as const)('the step %s is about the page %j', (step, slug) => {
  expect(pageOfStep(pages, step)).toBe(slug);
});

test('a site without such a page stays where it is', () => {
  expect(pageOfStep([page('')], 'prices')).toBeUndefined();
  expect(pageOfStep([page('')], 'hours')).toBeUndefined();
});
