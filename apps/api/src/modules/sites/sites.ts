import type { SiteOrigins } from '../../addresses/siteOrigins.ts';
import type { Template } from '@awning/shop/template';
import type { Database } from '../../database/database.ts';
import type { JobQueue } from '../../queue/queue.ts';
import { createDomainsRepository } from './domains/domains.repository.ts';
import { createDomainsService } from './domains/domains.service.ts';
import type { Resolver } from './domains/resolver.ts';
import { createNames } from './names/names.ts';
import { createNamesRepository } from './names/names.repository.ts';
import { createIsReserved } from './names/reservedNames.ts';
import { createMoves } from './moves.ts';
import { createMoveNotices } from './releases/moveNotices.ts';
import { createReleases } from './releases/releases.ts';
import { createReleasesRepository } from './releases/releases.repository.ts';
import { createInputOf, createOriginOf } from './releases/releaseInput.ts';
import { createZips } from './releases/zips.ts';
import type { SiteBuilder } from './releases/siteBuilder.ts';
import { createSiteChangesRepository, type MoveOrder } from './siteChanges.repository.ts';
import { createSitesRepository } from './sites.repository.ts';
import { createSitesService } from './sites.service.ts';
import { createDesigns } from './takeDesign.ts';
import { createMessagesRepository } from './workshop/messages.repository.ts';
import { createSuggestions } from './workshop/suggestions.ts';
import { createWorkshopMails } from './workshop/workshop.mails.ts';
import { createWorkshopService } from './workshop/workshop.service.ts';

export type Sites = ReturnType<typeof createSites>;

/** The websites that buyers own: their content, their names and their published releases. */
export function createSites({
  catalogue,
  database,
  builder,
  queue,
  moveOrder,
  origins,
  coreVersion,
  siteUrl,
  sitesHost,
  sitesAddresses,
  domainSecret,
  resolver,
  shopEmail,
  now,
}: {
  /** The templates whose designs a site may have. */
  catalogue: readonly Template[];
  database: Database;
  builder: SiteBuilder;
  queue: Pick<JobQueue, 'send' | 'wake' | 'work'>;
  /** Moves an order on when its buyer has done their part. */
  moveOrder: MoveOrder;
  origins: SiteOrigins;
  /** The version of content that the designs read. */
  coreVersion: number;
  siteUrl: string;
  sitesHost: string;
  /** The IP addresses of this shop, if they are configured. */
  sitesAddresses: readonly string[];
  /** The key from which proofs of domains are derived. */
  domainSecret: string;
  resolver: Resolver;
  shopEmail: string;
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
  const originOf = createOriginOf(origins);
  const inputOf = createInputOf({ originOf, siteUrl });
  const changes = createSiteChangesRepository(database, { moves, moveOrder });
  const repository = createSitesRepository(database);
  const sites = createSitesService({
    repository,
    changes,
    moves,
    builder,
    suggestNames: names.suggest,
    origins,
    originOf,
    coreVersion,
    now,
  });
  const mails = createWorkshopMails({ siteUrl, shopEmail });
  const releases = createReleases({
    repository: releasesRepository,
    builder,
    queue,
    moves,
    inputOf,
    notices: createMoveNotices({ mails, now }),
    now,
  });
  const domains = createDomainsService({
    repository: createDomainsRepository(database, moves),
    resolver,
    secret: domainSecret,
    siteUrl,
    sitesHost,
    addresses: sitesAddresses,
    moves,
    now,
  });
  return {
    moves,
    domains,
    names,
    sites,
    releases,
    designs: createDesigns({ catalogue, repository, changes, builder, mails, now }),
    suggestions: createSuggestions({ repository, changes, builder, mails, now }),
    workshop: createWorkshopService({
      catalogue,
      repository,
      messages: createMessagesRepository(database),
      changes,
      moves,
      sites,
      domains,
      releases,
      mails,
      now,
    }),
    zips: createZips({ repository: releasesRepository, builder, inputOf, siteOrigin: origins.siteOrigin }),
  };
}
