import { expect, test } from 'vitest';
import { scaleOf } from './scaleOf.ts';

test.each([
  [1, 1],
  [3, 4],
  [29_900, 40_000],
  [79_900, 100_000],
  [100_000, 100_000],
  [100_001, 200_000],
])('a chart whose highest bar is %i ends at %i', (highest, end) => {
  expect(scaleOf(highest)).toBe(end);
});
