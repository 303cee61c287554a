import { expect, test } from 'vitest';
import { pageTimings } from '../../database/schema.ts';
import { DatabaseUnavailable } from '../../database/unavailable.ts';
import { createTestApp } from '../../testing/createTestApp.ts';

const visit = {
  route: '/templates/:category/:productId',
  timings: [
    { metric: 'LCP', step: 30 },
    { metric: 'CLS', step: 55 },
  ],
};

test('with the disk full a visit is not counted, and no write goes around `durable`', async () => {
  const { post, rows } = await createTestApp({
    wrap: (database) => ({ ...database, durable: () => Promise.reject(new DatabaseUnavailable('full')) }),
  });

  expect((await post('/page-timings', visit)).statusCode).toBe(503);
  expect(await rows(pageTimings)).toEqual([]);
});

test('a measure named twice counts as one visit', async () => {
  const { post, rows } = await createTestApp();
  const [first] = visit.timings;
  await post('/page-timings', { ...visit, timings: [first, first] });

  expect(await rows(pageTimings)).toMatchObject([{ visits: 1 }]);
});

test.each([
  ['an address in place of a route', { ...visit, route: '/orders/a-token-of-somebody' }],
  ['a measure we do not take', { ...visit, timings: [{ metric: 'FPS', step: 30 }] }],
  ['an exact figure', { ...visit, timings: [{ metric: 'LCP', step: 1234 }] }],
  ['a part of a step', { ...visit, timings: [{ metric: 'CLS', step: 0.1 }] }],
  ['a step below the scale', { ...visit, timings: [{ metric: 'LCP', step: -1 }] }],
  ['a step above it', { ...visit, timings: [{ metric: 'LCP', step: 56 }] }],
  ['nothing at all', { ...visit, timings: [] }],
])('%s is refused, and nothing is stored', async (_name, body) => {
  const { post, rows } = await createTestApp();

  expect((await post('/page-timings', body)).statusCode).toBe(422);
  expect(await rows(pageTimings)).toEqual([]);
});
