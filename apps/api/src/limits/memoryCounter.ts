import type { Counter } from './counter.ts';

/** Counts in this process. Of more keys than `atMost` the oldest are forgotten: memory is worth more than they are. */
export function createMemoryCounter({
  now,
  atMost = 50_000,
}: {
  now: () => Date;
  atMost?: number | undefined;
}): Counter {
  const counts = new Map<string, { count: number; until: number }>();

  const find = (key: string) => {
    const entry = counts.get(key);
    return entry && entry.until > now().getTime() ? entry : undefined;
  };

  // Many at once: a Map iterates over its deleted entries first, so one at a time would cost the more the fuller it is.
  const makeRoom = (time: number) => {
    for (const [key, { until }] of counts) if (until <= time) counts.delete(key);

    let tooMany = counts.size - Math.floor(atMost * 0.9);
    for (const key of counts.keys()) {
      if (tooMany <= 0) break;
      counts.delete(key);
      tooMany -= 1;
    }
  };

  const start = (key: string, seconds: number) => {
    const time = now().getTime();
    counts.delete(key);
    if (counts.size >= atMost) makeRoom(time);

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
