import type { PageTimingsReport, TimedSpan } from '@awning/contract/admin/pageTimings';
import {
  fewestVisits,
  metrics,
  targets,
  ratingOf,
  stepOf,
  type Metric,
} from '@awning/contract/timings/timingScale';

type Measure = PageTimingsReport['routes'][number]['metrics'][number];

const spanOf = (metric: Metric, value: number | null, visits = 120): TimedSpan => ({
  visits,
  p75:
    value === null || visits < fewestVisits
      ? null
      : { value, isOver: false, rating: ratingOf(metric, stepOf(metric, value)) },
});

const starts = ['09-27', '10-04', '10-11', '10-18', '10-25', '11-01', '11-08', '11-15'];

/** A metric by its p75 of the last 28 days, of those before, and of each week. */
const measure = (
  metric: Metric,
  last: TimedSpan,
  before: TimedSpan,
  weeks: readonly (number | null)[],
): Measure => ({
  metric,
  last,
  before,
  weeks: weeks.map((value, place) => ({
    from: `2026-${starts[place]}`,
    ...spanOf(metric, value, value === null ? 4 : 30),
  })),
});

const none = Array<null>(8).fill(null);

/** A page that became faster, one that is slow, and one that is hardly ever opened. */
export const report: PageTimingsReport = {
  fewestVisits,
  targets: metrics.map((metric) => ({ metric, ...targets[metric] })),
  routes: [
    {
      route: '/',
      metrics: [
        measure(
          'LCP',
          spanOf('LCP', 2070, 1240),
          spanOf('LCP', 2880),
          [2880, 3010, 2750, 2750, 2280, 2070, 2070, 1890],
        ),
        measure('INP', spanOf('INP', 152, 890), spanOf('INP', 166), [166, 166, 182, 166, 152, 152, 166, 152]),
        measure(
          'CLS',
          spanOf('CLS', 0.0064, 1240),
          spanOf('CLS', 0.0064),
          [0.0064, 0.0064, 0.0064, 0.0064, 0.0064, 0.0064, 0.0064, 0.0064],
        ),
        measure(
          'TTFB',
          spanOf('TTFB', 466, 1240),
          spanOf('TTFB', 426),
          [426, 426, 426, 466, 466, 466, 466, 466],
        ),
      ],
    },
    {
      route: '/templates/:category/:productId',
      metrics: [
        measure('LCP', spanOf('LCP', 4390, 412), spanOf('LCP', 3310), [
          3310,
          3310,
          null,
          3640,
          4000,
          4000,
          4390,
          4820,
        ]),
        measure('INP', spanOf('INP', 263, 96), spanOf('INP', null, 12), [
          null,
          null,
          null,
          null,
          240,
          263,
          null,
          288,
        ]),
        measure('CLS', spanOf('CLS', 0.12, 412), spanOf('CLS', 0.11), [
          0.11,
          0.11,
          null,
          0.11,
          0.12,
          0.12,
          0.12,
          0.12,
        ]),
        measure(
          'TTFB',
          { visits: 412, p75: { value: 6960, isOver: true, rating: 'poor' } },
          spanOf('TTFB', 1970),
          [1970, 1970, null, 1800, 2360, 6960, 6960, 6960],
        ),
      ],
    },
    {
      route: '/reset-password/:token',
      metrics: [
        measure('LCP', spanOf('LCP', null, 7), spanOf('LCP', null, 0), none),
        measure('INP', spanOf('INP', null, 0), spanOf('INP', null, 0), none),
        measure('CLS', spanOf('CLS', null, 7), spanOf('CLS', null, 0), none),
        measure('TTFB', spanOf('TTFB', null, 7), spanOf('TTFB', null, 0), none),
      ],
    },
  ],
};
