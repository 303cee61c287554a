import { expect, test } from 'vitest';
import { pageTimings } from '../../database/schema.ts';
import { createTestApp } from '../../testing/createTestApp.ts';

const visit = {
  route: '/templates/:category/:productId',
  timings: [
    { metric: 'LCP', step: 30 },
    { metric: 'CLS', step: 55 },
  ],
};

test('visits are counted by day, route, measure and step, and no single visit is stored', async () => {
  const clock = { time: Date.parse('2026-11-21T23:59:00Z') };
  const { post, rows } = await createTestApp({ clock });

  expect((await post('/page-timings', visit)).statusCode).toBe(204);
  expect((await post('/page-timings', { ...visit, timings: visit.timings.slice(0, 1) })).statusCode).toBe(
    204,
  );
  clock.time += 60_000;
  await post('/page-timings', { ...visit, timings: visit.timings.slice(0, 1) });

  const { route } = visit;
  const counts = await rows(pageTimings);
  expect(counts).toHaveLength(3);
  expect(counts).toEqual(
    expect.arrayContaining([
      { day: '2026-11-21', route, metric: 'LCP', step: 30, visits: 2 },
      { day: '2026-11-21', route, metric: 'CLS', step: 55, visits: 1 },
      { day: '2026-11-22', route, metric: 'LCP', step: 30, visits: 1 },
    ]),
  );
});
