import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { productFaults } from './productFaults.mjs';
import { suiteOf } from './suiteOf.mjs';
import { uiFaults } from './uiFaults.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe.each([
  ['the product', productFaults],
  ['the package', uiFaults],
])('of %s', (_name, faults) => {
  test('every fault can still be made, in one place, and names a test', () => {
    const stale = faults.flatMap(({ what, file, find, replace, tests }) => {
      const whole = path.join(root, file);
      const places = existsSync(whole) ? readFileSync(whole, 'utf8').split(find).length - 1 : 0;
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

  test('there are enough faults, and each has a description of its own', () => {
    expect(new Set(faults.map(({ what }) => what)).size).toBe(faults.length);
    expect(faults.length).toBeGreaterThanOrEqual(60);
  });
});

test('every room of the product has faults of its own', () => {
  const rooms = ['packages/ui', 'packages/templates', 'apps/site', 'apps/api', 'packages/contract'];
  const made = (room: string) => productFaults.filter(({ file }) => file.startsWith(`${room}/`)).length;
  expect(rooms.filter((room) => made(room) === 0)).toEqual([]);
});

test.each([
  ['packages/shop/src/order.test.ts', 'unit'],
  ['apps/site/src/head/head.test.tsx', 'unit-site'],
  ['apps/api/src/pages/TillPage/TillPage.stories.tsx', 'stories'],
  ['apps/api/src/limits/limits.test.ts', 'api'],
])('%s is asked in %s', (file, suite) => {
  expect(suiteOf(file)).toBe(suite);
});

test.each(['apps/e2e/src/smoke/links.test.ts', 'apps/api/test/start.test.ts'])(
  '%s is not asked, for nothing is built',
  (file) => {
    expect(() => suiteOf(file)).toThrow(file);
  },
);

test('every fault is for tests of sources', () => {
  expect(() => [...uiFaults, ...productFaults].flatMap(({ tests }) => tests.map(suiteOf))).not.toThrow();
});
