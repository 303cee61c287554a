import { expect, test } from 'vitest';
import { endOf, metrics, ratingOf, stepCount, stepOf, targets } from './timingScale.ts';

const steps = Array.from({ length: stepCount }, (_, step) => step);

test.each(metrics)('the steps of %s rise by about a tenth, and the last has no end', (metric) => {
  const ends = steps.map((step) => endOf(metric, step));
  for (const step of steps.slice(1, -1)) {
    const growth = ends[step]! / ends[step - 1]!;
    expect(growth).toBeGreaterThan(1.09);
    expect(growth).toBeLessThan(1.11);
  }
  expect(ends.at(-1)).toBe(Infinity);
  // From far better than any target to far worse.
  expect(ends[0]).toBeLessThan(targets[metric].good / 10);
  expect(ends.at(-2)).toBeGreaterThan(targets[metric].poor * 3);
});

test.each(metrics)('a value of %s is rounded up to the step that holds it', (metric) => {
  for (const step of steps.slice(1, -1)) {
    const [below, end] = [endOf(metric, step - 1), endOf(metric, step)];
    expect([below * 1.0001, (below + end) / 2, end].map((value) => stepOf(metric, value))).toEqual([
      step,
      step,
      step,
    ]);
  }
  expect(stepOf(metric, 0)).toBe(0);
  expect(stepOf(metric, 1_000_000)).toBe(stepCount - 1);
});

test.each(metrics)('rounding does not change how %s is rated', (metric) => {
  const { good, poor } = targets[metric];
  const rated = (value: number) => ratingOf(metric, stepOf(metric, value));
  expect([0, good].map(rated)).toEqual(['good', 'good']);
  expect([good * 1.0001, poor].map(rated)).toEqual(['needs-improvement', 'needs-improvement']);
  expect([poor * 1.0001, poor * 100].map(rated)).toEqual(['poor', 'poor']);
});
