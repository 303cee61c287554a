import { findTemplates, sorts } from '@awning/shop/search';
import { expect, test } from 'vitest';
import { manyTemplates } from './CataloguePage.fixtures.ts';

const templates = manyTemplates(10_000);
const standings = Object.fromEntries(
  templates.map(({ id }, place) => [
    id,
    { orders: (place * 7919) % 50, reviews: 1, rating: 1 + (place % 41) / 10 },
  ]),
);
const typed = ['c', 'ca', 'caf', 'cafe', 'caf', 'ca', 'c', ''];

/** The processor time of a letter, in milliseconds: other programs on the machine do not count. */
function costs(search: string, sort: (typeof sorts)[number]): number {
  const before = process.cpuUsage();
  findTemplates(templates, { search, sort }, standings);
  return process.cpuUsage(before).user / 1000;
}

test.each(sorts)('a letter typed into ten thousand templates, %s first, takes less than a frame', (sort) => {
  // The first look reads each template's words, once.
  for (const search of typed) costs(search, sort);
  const taken = [...typed, ...typed, ...typed].map((search) => costs(search, sort)).toSorted((a, b) => a - b);
  expect(taken[Math.floor(taken.length / 2)]).toBeLessThan(16);
});
