import type { PageTimingsReport, TimedSpan } from '@awning/contract/admin/pageTimings';
import { timedRoutes } from '@awning/contract/timings/timedRoutes';
import {
  endOf,
  fewestVisits,
  metrics,
  ratingOf,
  stepCount,
  targets,
  type Metric,
} from '@awning/contract/timings/timingScale';
import type { DeskPageTimingsRepository } from './pageTimings.repository.ts';

const day = 24 * 60 * 60 * 1000;
/** The second half of these weeks is compared with the first. */
const weeksShown = 8;

type Count = Awaited<ReturnType<DeskPageTimingsRepository['byWeek']>>[number];

export type DeskPageTimingsService = ReturnType<typeof createDeskPageTimingsService>;

/** Reports how fast pages were. */
export function createDeskPageTimingsService({
  repository,
  now,
}: {
  repository: DeskPageTimingsRepository;
  now: () => Date;
}) {
  return {
    async report(): Promise<PageTimingsReport> {
      const today = now().getTime();
      const daysAgo = (days: number) =>
        new Date(today - days * day).toISOString().slice(0, 'yyyy-mm-dd'.length);
      const counts = await repository.byWeek(daysAgo(weeksShown * 7 - 1), daysAgo(0));
      const weeks = Array.from({ length: weeksShown }, (_, place) => weeksShown - 1 - place);

      const routes = timedRoutes.flatMap((route) => {
        const ofRoute = counts.filter((count) => count.route === route);
        if (ofRoute.length === 0) return [];
        const described = metrics.map((metric) => {
          const counted = ofRoute.filter((count) => count.metric === metric);
          const during = (isIn: (weeksAgo: number) => boolean) =>
            spanOf(
              metric,
              counted.filter(({ weeksAgo }) => isIn(weeksAgo)),
            );
          return {
            metric,
            last: during((weeksAgo) => weeksAgo < weeksShown / 2),
            before: during((weeksAgo) => weeksAgo >= weeksShown / 2),
            weeks: weeks.map((week) => ({
              from: daysAgo(week * 7 + 6),
              ...during((weeksAgo) => weeksAgo === week),
            })),
          };
        });
        return [{ route, metrics: described }];
      });
      const visitsOf = (route: (typeof routes)[number]) =>
        Math.max(...route.metrics.map(({ last }) => last.visits));
      return {
        fewestVisits,
        targets: metrics.map((metric) => ({ metric, ...targets[metric] })),
        routes: routes.toSorted((one, other) => visitsOf(other) - visitsOf(one)),
      };
    },
  };
}

function spanOf(metric: Metric, counts: readonly Count[]): TimedSpan {
  const visits = counts.reduce((sum, count) => sum + count.visits, 0);
  if (visits < fewestVisits) return { visits, p75: null };

  // The first step that, with all below it, has three of four visits.
  let below = 0;
  const step = counts
    .toSorted((one, other) => one.step - other.step)
    .find((count) => (below += count.visits) >= visits * 0.75)!.step;
  const isOver = step === stepCount - 1;
  const value = endOf(metric, isOver ? step - 1 : step);
  return { visits, p75: { value: Number(value.toPrecision(3)), isOver, rating: ratingOf(metric, step) } };
}
