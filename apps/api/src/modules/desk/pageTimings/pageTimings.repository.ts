import { between, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { pageTimings } from '../../../database/schema.ts';

export type DeskPageTimingsRepository = ReturnType<typeof createDeskPageTimingsRepository>;

export function createDeskPageTimingsRepository({ db }: Database) {
  const { route, metric, step, day } = pageTimings;

  return {
    /** The number of visits in each step, by weeks back from the last day: week 0 ends with it. */
    byWeek: (firstDay: string, lastDay: string) =>
      db
        .select({
          route,
          metric,
          step,
          weeksAgo: sql<number>`((${lastDay}::date - ${day}) / 7)`.mapWith(Number).as('weeks_ago'),
          visits: sql<number>`sum(${pageTimings.visits})`.mapWith(Number),
        })
        .from(pageTimings)
        .where(between(day, firstDay, lastDay))
        .groupBy(route, metric, step, sql`weeks_ago`),
  };
}
