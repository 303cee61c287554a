import { metrics, stepOf, type Metric } from '@awning/contract/timings/timingScale';
import { expect, test } from 'vitest';
import { pageTimings } from '../../../database/schema.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { keep } from '../../../testing/seed.ts';

const today = '2026-11-21';
const timed = (metric: Metric, value: number, visits: number, day = today, route = '/') => ({
  day,
  route,
  metric,
  step: stepOf(metric, value),
  visits,
});

const report = async (app: TestApp) => {
  const { headers } = await app.signIn({ role: 'admin' });
  const answer = await app.get('/admin/page-timings', headers);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  return answer.json();
};
/** The report on one measure of the page with the most visits. */
const of = async (app: TestApp, metric: Metric) =>
  (await report(app)).routes[0].metrics.find((one: { metric: Metric }) => one.metric === metric);

test('the figure is one that three of four visits did not exceed, in any order of visits', async () => {
  const app = await createTestApp();
  // Of 40 visits the thirtieth counts, wherever the slow ones of the last quarter are.
  await keep(app, pageTimings, [
    timed('LCP', 9000, 10, '2026-11-20'),
    timed('LCP', 2500, 11, '2026-11-21'),
    timed('LCP', 800, 19, '2026-11-19'),
    timed('CLS', 0, 29),
    timed('CLS', 0.3, 11),
    timed('INP', 200, 15),
    timed('INP', 201, 5),
    timed('TTFB', 801, 15),
    timed('TTFB', 1801, 6),
  ]);

  expect(await of(app, 'LCP')).toMatchObject({
    last: { visits: 40, p75: { value: 2500, isOver: false, rating: 'good' } },
    before: { visits: 0, p75: null },
  });
  expect((await of(app, 'CLS')).last.p75).toMatchObject({ rating: 'poor' });
  expect((await of(app, 'INP')).last.p75).toEqual({ value: 200, isOver: false, rating: 'good' });
  expect((await of(app, 'TTFB')).last.p75).toMatchObject({ value: 1970, rating: 'poor' });
});

test('the last 28 days are reported apart from the 28 before, and each week by itself', async () => {
  const app = await createTestApp();
  await keep(app, pageTimings, [
    timed('LCP', 2500, 20, '2026-11-21'),
    timed('LCP', 4000, 20, '2026-10-25'),
    timed('LCP', 4001, 20, '2026-10-24'),
    timed('LCP', 5000, 20, '2026-09-27'),
    timed('LCP', 100, 1000, '2026-09-26'),
    timed('LCP', 100, 1000, '2026-11-22'),
  ]);

  const { last, before, weeks } = await of(app, 'LCP');
  expect(last).toMatchObject({ visits: 40, p75: { value: 4000, rating: 'needs-improvement' } });
  expect(before).toMatchObject({ visits: 40, p75: { rating: 'poor' } });
  expect(weeks.map(({ from, visits }: { from: string; visits: number }) => [from, visits])).toEqual([
    ['2026-09-27', 20],
    ['2026-10-04', 0],
    ['2026-10-11', 0],
    ['2026-10-18', 20],
    ['2026-10-25', 20],
    ['2026-11-01', 0],
    ['2026-11-08', 0],
    ['2026-11-15', 20],
  ]);
  expect(weeks[7].p75).toMatchObject({ value: 2500 });
});

test('fewer than 20 visits have no figure, and a figure beyond the scale is marked as more', async () => {
  const app = await createTestApp();
  await keep(app, pageTimings, [timed('INP', 150, 19), timed('LCP', 60_000, 20)]);

  expect((await of(app, 'INP')).last).toEqual({ visits: 19, p75: null });
  expect((await of(app, 'LCP')).last.p75).toEqual({ value: 23_900, isOver: true, rating: 'poor' });
});

test('pages without a timing are not listed, and the most visited comes first', async () => {
  const app = await createTestApp();
  expect(await report(app)).toEqual({
    fewestVisits: 20,
    targets: [
      { metric: 'LCP', good: 2500, poor: 4000 },
      { metric: 'INP', good: 200, poor: 500 },
      { metric: 'CLS', good: 0.1, poor: 0.25 },
      { metric: 'TTFB', good: 800, poor: 1800 },
    ],
    routes: [],
  });

  await keep(app, pageTimings, [
    timed('TTFB', 300, 5, today, '/'),
    timed('TTFB', 300, 90, '2026-10-01', '/'),
    timed('TTFB', 300, 30, today, '/templates'),
    timed('LCP', 300, 2_000_000_000, today, '/checkout'),
    timed('LCP', 400, 2_000_000_000, today, '/checkout'),
  ]);
  const { routes } = await report(app);
  expect(routes.map(({ route }: { route: string }) => route)).toEqual(['/checkout', '/templates', '/']);
  expect(routes[0].metrics.map(({ metric }: { metric: Metric }) => metric)).toEqual(metrics);
  expect(routes[0].metrics[0].last.visits).toBe(4_000_000_000);
});
