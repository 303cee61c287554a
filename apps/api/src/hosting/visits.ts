import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Visits } from './hosting.repository.ts';

/** Clients that say that they are programs, or say nothing of themselves. */
const program =
  /bot|crawl|spider|slurp|archiver|scan|monitor|preview|fetch|curl|wget|python|java\/|go-http|headless|lighthouse/i;
/** More pages than these are not counted before they are written. */
const mostPages = 10_000;
/** Of all that browsers call themselves, that much is remembered, and nothing that is longer. */
const mostAgents = 1_000;
const longestAgent = 300;
const dayLength = 24 * 60 * 60 * 1_000;

/** Counts how often the pages of sites are opened, by day. Which visitors open them is not known to it. */
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
    /** Left out are programs, and browsers that fetch a page in case the visitor wants it. */
    count({ headers }: IncomingMessage, siteId: string, path: string) {
      if (!isPerson(headers['user-agent'] ?? '') || 'sec-purpose' in headers) return;
      put({ siteId, day: dayOf(now()), path, visits: 1 });
    },

    /** Writes down what was counted since the last time. What could not be written is counted again. */
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
