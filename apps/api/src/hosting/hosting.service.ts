import type { SiteOrigins } from '../addresses/siteOrigins.ts';
import type { Database } from '../database/database.ts';
import type { Limits } from '../limits/limits.ts';
import { createEntries } from './entries.ts';
import { createHostingRepository } from './hosting.repository.ts';
import { createMovedPages } from './movedPages.ts';
import { createReleaseCache } from './releases.ts';
import { createStandings } from './standings.ts';
import { createVisits } from './visits.ts';

export type Hosting = ReturnType<typeof createHosting>;

/** Everything that the sites' hosts depend on. */
export function createHosting({
  database,
  origins,
  limits,
  now,
}: {
  database: Database;
  origins: Pick<SiteOrigins, 'releaseOfPreview'>;
  limits: Pick<Limits, 'takeForSite'>;
  now: () => Date;
}) {
  const repository = createHostingRepository(database);
  return {
    origins,
    standings: createStandings({ read: (asked) => repository.standings(asked), now }),
    releases: createReleaseCache(repository),
    published: (siteId: string) => repository.published(siteId),
    movedPages: createMovedPages({ read: (standing) => repository.pagesBefore(standing) }),
    entries: createEntries({ repository, limits, now }),
    now,
    visits: createVisits({ add: (counted) => repository.addVisits(counted), now }),
  };
}
