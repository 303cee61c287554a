import { expect, test } from 'vitest';
import { deliveryWindow, readyBy } from './delivery.ts';
import { tierOf, tiers } from './tiers.ts';

test.each([
  ['basic', '2026-11-23', '2026-11-26', '2026-11-30'],
  // Over a weekend.
  ['basic', '2026-11-27', '2026-12-02', '2026-12-04'],
  // Over Christmas.
  ['basic', '2026-12-22', '2026-12-29', '2026-12-31'],
  ['intermediate', '2026-11-23', '2026-11-30', '2026-12-07'],
  // A week from a Saturday is a Saturday.
  ['advanced', '2026-11-28', '2026-12-07', '2026-12-14'],
] as const)('%s, all there on %s: open between %s and %s', (tier, from, earliest, latest) => {
  expect(deliveryWindow(tierOf(tier), from)).toEqual({ earliest, latest });
});

test.each(tiers)('$name counts the days that its ticket says', ({ delivery, deliveryDays }) => {
  const { least, most, working } = deliveryDays;
  expect(delivery).toBe(`${least}-${most} ${working ? 'business days' : 'days'}`);
});

test.each([
  // On a Tuesday: a week of working days, or two weeks of any.
  ['basic', '2026-12-01T09:00:00Z', '2026-12-08'],
  ['intermediate', '2026-11-24T09:00:00Z', '2026-12-08'],
  ['advanced', '2026-11-24T09:00:00Z', '2026-12-08'],
  // On a Friday, a Saturday and a Sunday.
  ['basic', '2026-11-27T16:00:00Z', '2026-12-04'],
  ['basic', '2026-11-28T16:00:00Z', '2026-12-04'],
  ['basic', '2026-11-29T16:00:00Z', '2026-12-04'],
  // Two weeks from a Saturday is a Saturday.
  ['advanced', '2026-11-28T16:00:00Z', '2026-12-14'],
  // Over Christmas, and over the year's end.
  ['basic', '2026-12-23T09:00:00Z', '2027-01-04'],
  ['advanced', '2026-12-21T09:00:00Z', '2027-01-04'],
  // Towards midnight: in London it is the same day in winter, and the next in summer.
  ['basic', '2026-12-01T23:30:00Z', '2026-12-08'],
  ['basic', '2026-06-01T23:30:00Z', '2026-06-09'],
] as const)('%s, begun at %s: ready by %s', (tier, begunAt, day) => {
  expect(readyBy(tierOf(tier), new Date(begunAt), 'Europe/London')).toBe(day);
});
