import { expect, test } from 'vitest';
import { deliveryWindow } from './delivery.ts';
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
