import type { Tier } from './tiers.ts';
import { addDays, addWorkingDays, dayIn, nextWorkingDay, type Day } from './workingDays.ts';

/** The first and the last day on which a website can be expected. */
export interface DeliveryWindow {
  earliest: Day;
  latest: Day;
}

/**
 * When a website of that size opens, counted from the day on which the shop has everything for it. Both are working
 * days: nothing is handed over on a day when the shop cannot answer questions.
 */
export function deliveryWindow({ deliveryDays }: Pick<Tier, 'deliveryDays'>, from: Day): DeliveryWindow {
  const { least, most, working } = deliveryDays;
  const after = (days: number) =>
    working ? addWorkingDays(from, days) : nextWorkingDay(addDays(from, days));
  return { earliest: after(least), latest: after(most) };
}

/**
 * The day by which a website of that size is ready, once work on it has begun: the end of its window, counted from that
 * day on the shop's own calendar, wherever its buyer is.
 */
export const readyBy = (tier: Pick<Tier, 'deliveryDays'>, begunAt: Date, timeZone: string): Day =>
  deliveryWindow(tier, dayIn(timeZone, begunAt)).latest;
