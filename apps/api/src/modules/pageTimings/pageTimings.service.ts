import type { PageTimings } from '@awning/contract/timings/pageTimings';
import type { PageTimingsRepository } from './pageTimings.repository.ts';

export type PageTimingsService = ReturnType<typeof createPageTimingsService>;

/** Counts the timings of pages by the day. Nothing of a single visit is stored. */
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
      // A measure counts once, however often the request names it.
      const once = new Map(timings.map((timing) => [timing.metric, timing]));
      await repository.add([...once.values()].map((timing) => ({ day, route, ...timing })));
    },
  };
}
