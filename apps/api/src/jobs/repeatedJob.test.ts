import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startRepeatedJob } from './repeatedJob.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const fail = (error: unknown) => {
  throw error;
};

/** Work that ends when it is told to, or never. */
function startWork(heed: boolean) {
  const told: boolean[] = [];
  const round = startRepeatedJob(
    (stop) =>
      new Promise((resolve) => {
        stop.addEventListener('abort', () => {
          told.push(stop.aborted);
          if (heed) resolve();
        });
      }),
    { every: 1_000, log: fail },
  );
  let stoppedAt: number | undefined;
  const from = Date.now();
  const stop = () => round.stop().then(() => (stoppedAt = Date.now() - from));
  return { told, stop, stoppedAt: () => stoppedAt };
}

test('running work is told to stop, and waited for', async () => {
  const { told, stop, stoppedAt } = startWork(true);
  void stop();
  await vi.advanceTimersByTimeAsync(0);

  expect(told).toEqual([true]);
  expect(stoppedAt()).toBe(0);
});

test('when it stops, work that waits for another server is given two seconds', async () => {
  const { stop, stoppedAt } = startWork(false);
  void stop();
  await vi.advanceTimersByTimeAsync(1_900);
  expect(stoppedAt()).toBeUndefined();

  await vi.advanceTimersByTimeAsync(100);
  expect(stoppedAt()).toBe(2_000);
});
