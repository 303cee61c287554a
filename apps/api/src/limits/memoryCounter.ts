import type { Counter } from './counter.ts';

/** Counts in this process. Of more keys than `atMost` the oldest are forgotten: memory is worth more than they are. */
export function createMemoryCounter({
  now,
  atMost = 100_000,
}: {
  now: () => Date;
  atMost?: number;
}): Counter {
  const counts = new Map<string, { count: number; until: number }>();

  const find = (key: string) => {
    const entry = counts.get(key);
    return entry && entry.until > now().getTime() ? entry : undefined;
  };

  const start = (key: string, seconds: number) => {
    const time = now().getTime();
    counts.delete(key);
    // What is over makes room first, then what has been there longest.
    for (const [oldest, { until }] of counts) {
      if (until > time && counts.size < atMost) break;
      counts.delete(oldest);
    }
    const entry = { count: 0, until: time + seconds * 1000 };
    counts.set(key, entry);
    return entry;
  };

  const secondsUntil = (until: number) => Math.ceil((until - now().getTime()) / 1000);

  return {
    async add(key, seconds) {
      const entry = find(key) ?? start(key, seconds);
      entry.count += 1;
      return { count: entry.count, seconds: secondsUntil(entry.until) };
    },
    async heldFor(key) {
      const entry = find(key);
      return entry ? secondsUntil(entry.until) : 0;
    },
    async forget(key) {
      counts.delete(key);
    },
  };
}
