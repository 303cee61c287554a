import { brand } from '@awning/content/brand';
import { desk } from '@awning/content/desk';
import type { TimedSpan } from '@awning/contract/admin/pageTimings';
import type { Metric } from '@awning/contract/timings/timingScale';

const write = (value: number, fewest: number, most = fewest) =>
  value.toLocaleString(brand.locale, { minimumFractionDigits: fewest, maximumFractionDigits: most });

/** A value of a metric as people read it: “2.1 s”, “180 ms”, “0.05”. */
export function timingText(metric: Metric, value: number): string {
  if (metric === 'CLS') return write(value, 2);
  if (metric === 'INP') return `${write(value, 0)}\u00a0ms`;
  return `${write(value / 1000, 1, metric === 'TTFB' ? 2 : 1)}\u00a0s`;
}

/** The same for a counted p75. */
export const p75Text = (metric: Metric, { value, isOver }: NonNullable<TimedSpan['p75']>): string =>
  isOver ? desk.speed.over(timingText(metric, value)) : timingText(metric, value);
