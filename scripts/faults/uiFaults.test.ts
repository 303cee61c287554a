import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { uiFaults } from './uiFaults.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('every fault is one that can still be made, in one place, and some test is asked', () => {
  const stale = uiFaults.flatMap(({ what, file, find, replace, tests }) => {
    const places = readFileSync(path.join(root, 'packages/ui/src', file), 'utf8').split(find).length - 1;
    return [
      ...(places === 1 ? [] : [`“${what}” can be made in ${places} places of ${file}`]),
      ...(find === replace ? [`“${what}” changes nothing`] : []),
      ...(tests.length > 0 && tests.every((asked) => existsSync(path.join(root, asked)))
        ? []
        : [`“${what}” asks ${tests.join(', ')}`]),
    ];
  });
  expect(stale).toEqual([]);
});

test('there are as many as a net must be tried with, and each is told from the others', () => {
  expect(new Set(uiFaults.map(({ what }) => what)).size).toBe(uiFaults.length);
  expect(uiFaults.length).toBeGreaterThanOrEqual(60);
});
