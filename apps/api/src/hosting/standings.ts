import { DatabaseUnavailable } from '../database/unavailable.ts';

/** The present state of a site. */
export interface Standing {
  siteId: string;
  /** The release that visitors see. */
  releaseId: string | null;
  isPaused: boolean;
  /** Set where it was requested by a former name, which redirects to the present one until then. */
  earlier?: { leadsTo: string; until: Date };
}

/** The key by which a site is requested. */
export type Asked = `name ${string}` | `domain ${string}` | `release ${string}`;

export interface Reading {
  /** Changes when anything of any site has changed. */
  mark: string;
  found: Map<Asked, Standing>;
}

/** How long a reading counts, in milliseconds: another process's publication is seen after it. */
const freshFor = 1_000;
/** The age at which it is checked, so that no visitor waits for the answer. */
const askedAfter = 500;
const mostAtOnce = 5_000;
const mostKnown = 20_000;

/**
 * The standings of sites. A known one counts until anything has changed, which is checked once a second for all sites
 * in one query. So a thousand sites cost no more than one, and names that a client makes up are looked up in one query
 * too.
 */
export function createStandings({
  read,
  now,
}: {
  read: (asked: readonly Asked[]) => Promise<Reading>;
  now: () => Date;
}) {
  let known = new Map<Asked, Standing | undefined>();
  let mark = '';
  let readAt = -Infinity;
  /** While the database is away, known standings go on counting. */
  let isAway = false;
  let next: { keys: Set<Asked>; found: Promise<Map<Asked, Standing>> } | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function readNext() {
    const { keys } = next!;
    next = undefined;
    const begun = now().getTime();
    try {
      const reading = await read([...keys]);
      if (reading.mark !== mark || known.size > mostKnown) known = new Map();
      ({ mark } = reading);
      isAway = false;
      for (const key of keys) {
        const standing = reading.found.get(key);
        // A release that is being built may be there the next time, and no mark tells of it.
        if (standing || !key.startsWith('release ')) known.set(key, standing);
      }
      return reading.found;
    } catch (error) {
      isAway = true;
      throw error;
    } finally {
      readAt = begun;
    }
  }

  const join = (key?: Asked) => {
    if (!next) {
      next = { keys: new Set(), found: last.then(readNext) };
      last = next.found.catch(() => undefined);
    }
    if (next.keys.size >= mostAtOnce) throw new DatabaseUnavailable('busy');
    if (key) next.keys.add(key);
    return next.found;
  };

  return {
    /** At once where it is known, else after the next reading. */
    find(key: Asked): Standing | undefined | Promise<Standing | undefined> {
      const age = now().getTime() - readAt;
      const before = known.get(key);
      const isKnown = before !== undefined || known.has(key);
      if (isKnown && (age < freshFor || isAway)) {
        if (age >= askedAfter && !next) join().catch(() => undefined);
        return before;
      }
      return join(key).then(
        (found) => found.get(key),
        (error: unknown) => {
          if (isKnown) return before;
          throw error;
        },
      );
    },
  };
}
