import { timedRoutes } from '@awning/contract/timings/timedRoutes';
import { expect, test } from 'vitest';
import { paths } from '../../paths.ts';

test('pages are timed under our routes, as they are written', () => {
  const patterns = Object.values(paths).map(({ pattern }) => pattern);
  expect(timedRoutes.filter((route) => !patterns.some((pattern) => pattern === route))).toEqual([]);
});
