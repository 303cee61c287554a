import { timedRoutes } from '@awning/contract/timings/timedRoutes';
import { expect, test } from 'vitest';
import { paths } from '../../paths.ts';

test('what pages are timed under are routes of ours, as they are written', () => {
  const patterns = Object.values(paths).map(({ pattern }) => pattern);
  expect(timedRoutes.filter((route) => !patterns.some((pattern) => pattern === route))).toEqual([]);
});
