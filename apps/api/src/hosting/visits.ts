import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Visits } from './hosting.repository.ts';

/** Clients that identify as programs, or not at all. */
const program =
  /bot|crawl|spider|slurp|archiver|scan|monitor|preview|fetch|curl|wget|python|java\/|go-http|headless|lighthouse/i;
/** No more pages than these are counted between two writes. */
const mostPages = 10_000;
/** So many `User-Agent` headers are remembered, and no longer one. */
const mostAgents = 1_000;
const longestAgent = 300;
const dayLength = 24 * 60 * 60 * 1_000;

/** Counts how often the pages of sites are opened, by day. It does not know which visitors open them. */
export function createVisits({
  add,
  now,
}: {
  add: (counted: readonly Visits[]) => Promise<void>;
  now: () => Date;
}) {
  /** By site and day, and then by page. */
  let counted = new Map<string, Map<string, Visits>>();
  let pages = 0;
  let today = { number: -1, name: '' };

  const put = ({ siteId, day: on, path, visits }: Visits) => {
    const key = siteId + on;
    let site = counted.get(key);
    const entry = site?.get(path);
    if (entry) entry.visits += visits;
    else if (pages < mostPages) {
      site ??= new Map();
      counted.set(key, site.set(path, { siteId, day: on, path, visits }));
      pages += 1;
    }
  };

  const people = new LRUCache<string, boolean>({ max: mostAgents });
  const isPerson = (agent: string) => {
    const found = people.get(agent);
    if (found !== undefined) return found;
    const is = agent !== '' && !program.test(agent);
    if (agent.length <= longestAgent) people.set(agent, is);
    return is;
  };

  const dayOf = (time: Date) => {
    const number = Math.floor(time.getTime() / dayLength);
    if (number !== today.number) today = { number, name: time.toISOString().slice(0, 10) };
    return today.name;
  };

  return {
    /** Programs, and browsers that prefetch a page, are left out. */
    count({ headers }: IncomingMessage, siteId: string, path: string) {
      if (!isPerson(headers['user-agent'] ?? '') || 'sec-purpose' in headers) return;
      put({ siteId, day: dayOf(now()), path, visits: 1 });
    },

    /** Writes the counts since the last time. A failed write is added to the next one. */
    async write(): Promise<void> {
      if (pages === 0) return;
      const written = [...counted.values()].flatMap((site) => [...site.values()]);
      counted = new Map();
      pages = 0;
      try {
        // In one order, so that two processes never wait for each other.
        await add(written.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)));
      } catch (error) {
        for (const page of written) put(page);
        throw error;
      }
    },
  };
}

const keyOf = ({ siteId, day, path }: Visits) => `${siteId} ${day} ${path}`;
