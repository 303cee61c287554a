import type { PageTimings } from '@awning/contract/timings/pageTimings';
import type { PageTimingsRepository } from './pageTimings.repository.ts';

export type PageTimingsService = ReturnType<typeof createPageTimingsService>;

/** Counts how pages did, by the day. Of a single visit nothing is kept. */
export function createPageTimingsService({
  repository,
  now,
}: {
  repository: PageTimingsRepository;
  now: () => Date;
}) {
  return {
    async count({ route, timings }: PageTimings): Promise<void> {
      const day = now().toISOString().slice(0, 10);
      // A measure is counted once, however often it is named.
      const once = new Map(timings.map((timing) => [timing.metric, timing]));
      await repository.add([...once.values()].map((timing) => ({ day, route, ...timing })));
    },
  };
}
