import type { SiteOrigins } from '../../addresses/siteOrigins.ts';
import type { Database } from '../../database/database.ts';
import type { JobQueue } from '../../queue/queue.ts';
import { createNames } from './names/names.ts';
import { createNamesRepository } from './names/names.repository.ts';
import { createIsReserved } from './names/reservedNames.ts';
import { createMoves } from './moves.ts';
import { createReleases } from './releases/releases.ts';
import { createReleasesRepository } from './releases/releases.repository.ts';
import { createInputOf } from './releases/releaseInput.ts';
import { createZips } from './releases/zips.ts';
import type { SiteBuilder } from './releases/siteBuilder.ts';
import { createSiteChangesRepository } from './siteChanges.repository.ts';
import { createSitesRepository } from './sites.repository.ts';
import { createSitesService } from './sites.service.ts';

export type Sites = ReturnType<typeof createSites>;

/** The websites that buyers own: what they say, what they are called, and what of them visitors see. */
export function createSites({
  database,
  builder,
  queue,
  origins,
  coreVersion,
  siteUrl,
  sitesHost,
  now,
}: {
  database: Database;
  builder: SiteBuilder;
  queue: Pick<JobQueue, 'send' | 'wake' | 'work'>;
  origins: SiteOrigins;
  /** Which version of content the designs read. */
  coreVersion: number;
  siteUrl: string;
  sitesHost: string;
  now: () => Date;
}) {
  const moves = createMoves(queue);
  const names = createNames({
    repository: createNamesRepository(database, moves),
    moves,
    isReserved: createIsReserved([new URL(siteUrl).hostname, sitesHost]),
    now,
  });
  const releasesRepository = createReleasesRepository(database);
  const inputOf = createInputOf({ ...origins, siteUrl });
  return {
    moves,
    names,
    sites: createSitesService({
      repository: createSitesRepository(database),
      changes: createSiteChangesRepository(database),
      builder,
      suggestNames: names.suggest,
      origins,
      coreVersion,
      now,
    }),
    releases: createReleases({ repository: releasesRepository, builder, queue, inputOf, now }),
    zips: createZips({ repository: releasesRepository, builder, inputOf, siteOrigin: origins.siteOrigin }),
  };
}
