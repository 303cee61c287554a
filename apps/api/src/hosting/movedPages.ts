import { DatabaseUnavailable } from '../database/unavailable.ts';
import { createConcurrencyLimiter } from '../jobs/concurrencyLimiter.ts';
import type { Release, ReleaseFile } from './releases.ts';
import type { Standing } from './standings.ts';

/** A scanner tries addresses on many sites at once. */
const readAtOnce = 4;
const mostWaiting = 1_000;
const longestWait = 10_000;

/** Finds pages by their addresses in earlier publications: an address follows the page's name. */
export function createMovedPages({
  read,
}: {
  /** By path, the page that stood there last. */
  read: (standing: Standing) => Promise<ReadonlyMap<string, string>>;
}) {
  const reading = createConcurrencyLimiter({
    concurrency: readAtOnce,
    queueLimit: mostWaiting,
    timeoutMs: longestWait,
    rejectWith: () => new DatabaseUnavailable('busy'),
  });
  // Each publication makes a new standing, so that each is read once.
  const known = new WeakMap<Standing, Promise<ReadonlyMap<string, string>>>();
  const pagesBefore = (standing: Standing) => {
    const found = known.get(standing);
    if (found) return found;
    const pages = reading.run(() => read(standing));
    known.set(standing, pages);
    // The next request may find the database back.
    pages.catch(() => known.delete(standing));
    return pages;
  };

  return {
    /** The page that stood at a path where the site has nothing today, if the site still has that page. */
    async find(standing: Standing, release: Release, path: string): Promise<ReleaseFile | undefined> {
      const folder = path.replace(/(?:^|\/)(?:index\.html)?$/, '');
      // No page name leaves a dot in an address, and most addresses of scanners have one.
      if (folder === '' || folder.includes('.')) return undefined;
      const page = (await pagesBefore(standing)).get(`${folder}/index.html`);
      return page === undefined ? undefined : release.pages.get(page);
    },
  };
}
