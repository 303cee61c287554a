import { expect, test } from 'vitest';
import { createSales } from './soldPages.ts';

const figures = {
  'trainer-volt': { orders: 2, reviews: 0, rating: null },
  'barbershop-classic': { orders: 0, reviews: 0, rating: null },
};
const told = { standings: { 'trainer-volt': figures['trainer-volt'] }, version: '"a"' };

test.each([
  ['are refused', () => Promise.reject(new Error('The database is away.'))],
  ['do not come', () => new Promise<never>(() => undefined)],
])('while the figures %s, pages use the earlier ones, and none at first', async (_, fail) => {
  const answers = [fail, async () => ({ figures, etag: '"a"' }), fail];
  const salesNow = createSales(() => answers.shift()!());

  expect(await salesNow()).toBeUndefined();
  expect(await salesNow()).toEqual(told);
  expect(await salesNow()).toEqual(told);
});
