/** The measures of a page. Apart from the schemas, for the browser. */
export const metrics = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export type Metric = (typeof metrics)[number];

/**
 * Up to which value a page is good, and beyond which it is poor (web.dev/articles/vitals). In milliseconds, but for
 * CLS, which
 * has no unit.
 */
export const targets = {
  LCP: { good: 2500, poor: 4000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  TTFB: { good: 800, poor: 1800 },
} as const satisfies Record<Metric, { good: number; poor: number }>;

/** Into how many steps each measure is divided. Counts are kept by them, so they are never moved, only replaced. */
export const stepCount = 56;

// Both targets are the end of a step, so that rounding changes no rating, and a step is about a tenth wider than the one below.
const lastGood = 30;
const fromGoodToPoor = { LCP: 5, INP: 10, CLS: 10, TTFB: 9 } as const satisfies Record<Metric, number>;

/** The most that a step holds, in the unit of its measure. The last step has no end. */
export function endOf(metric: Metric, step: number): number {
  if (step >= stepCount - 1) return Infinity;
  const { good, poor } = targets[metric];
  return good * (poor / good) ** ((step - lastGood) / fromGoodToPoor[metric]);
}

/** The step that a value is rounded up to. */
export function stepOf(metric: Metric, value: number): number {
  let step = 0;
  while (value > endOf(metric, step)) step += 1;
  return step;
}

export const ratings = ['good', 'needs-improvement', 'poor'] as const;

/** How a step is rated. */
export function ratingOf(metric: Metric, step: number): (typeof ratings)[number] {
  if (step <= lastGood) return 'good';
  return step <= lastGood + fromGoodToPoor[metric] ? 'needs-improvement' : 'poor';
}

/** For fewer visits no figure is shown: it would be that of one or two of them. */
export const fewestVisits = 20;
