import type { IncomingMessage } from 'node:http';
import type { Visits } from './hosting.repository.ts';

/** What says of itself that nobody looks at it, or says nothing of itself. */
const program =
  /bot|crawl|spider|slurp|archiver|scan|monitor|preview|fetch|curl|wget|python|java\/|go-http|headless|lighthouse/i;
/** More pages than these are not counted before they are written. */
const mostPages = 10_000;

/** Counts how often the pages of sites are opened, by day. Who opens them is not known to it. */
export function createVisits({
  add,
  now,
}: {
  add: (counted: readonly Visits[]) => Promise<void>;
  now: () => Date;
}) {
  let counted = new Map<string, Visits>();

  const put = ({ visits, ...page }: Visits) => {
    const key = `${page.siteId} ${page.day} ${page.path}`;
    const entry = counted.get(key);
    if (entry) entry.visits += visits;
    else if (counted.size < mostPages) counted.set(key, { ...page, visits });
  };

  return {
    /** Left out are programs, and browsers that fetch a page in case somebody wants it. */
    count({ headers }: IncomingMessage, siteId: string, path: string) {
      const { 'user-agent': agent = '' } = headers;
      if (agent === '' || program.test(agent) || 'sec-purpose' in headers) return;
      put({ siteId, day: now().toISOString().slice(0, 10), path, visits: 1 });
    },

    /** Writes down what was counted since the last time. What could not be written is counted again. */
    async write(): Promise<void> {
      if (counted.size === 0) return;
      const pages = [...counted.values()];
      counted = new Map();
      try {
        // In one order, so that two processes never wait for each other.
        await add(pages.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)));
      } catch (error) {
        for (const page of pages) put(page);
        throw error;
      }
    },
  };
}

const keyOf = ({ siteId, day, path }: Visits) => `${siteId} ${day} ${path}`;
