import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { AdminRelease, AdminSite, AdminSiteContent, SiteSuggestion } from '@awning/contract/admin/sites';
import type { WorkshopForm } from '@awning/contract/sites/workshop';
import { contentOf } from '@awning/templates/details';
import { takesDelivery, type OrderStatus } from '@awning/shop/order';
import { stageOf, siteStateOf } from '../../records/siteStandings.ts';
import { entryBy, type Author } from './author.ts';
import type { Moves } from './moves.ts';
import type { OriginOf } from './releases/releaseInput.ts';
import type { Fault, SiteBuilder } from './releases/siteBuilder.ts';
import {
  upToDate,
  type HeldSite,
  type SiteChangesRepository,
  type VersionRow,
} from './siteChanges.repository.ts';
import type { NewSite, SiteOrder, SitesRepository, WholeSite } from './sites.repository.ts';
import { unkeepableIn } from './unkeepableIn.ts';

type Closed = { outcome: 'closed'; status: OrderStatus };
type Unknown = { outcome: 'unknown' };

export type FindingSite = { outcome: 'found'; site: AdminSite; whole: WholeSite } | Unknown | Closed;

export type SavingContent =
  | { outcome: 'saved'; version: number; savedAt: string }
  | { outcome: 'newer'; version: number }
  | { outcome: 'faulty'; faults: readonly Fault[] }
  | Unknown
  | Closed;

/** The release was built in a design that the site no longer has. */
type OtherDesign = { outcome: 'other-design' };

/** Why a release cannot be shown: to visitors, or to its buyer as a preview for them. */
export type NotToShow =
  | { outcome: 'unknown-release' }
  | { outcome: 'not-built'; state: AdminRelease['state'] }
  | OtherDesign
  | { outcome: 'missing'; faults: readonly Fault[] };

export type Publishing = { outcome: 'published' } | NotToShow | Unknown | Closed;

/** The content and looks of a site before they are saved. */
export type Draft = Pick<VersionRow, 'content' | 'options'>;

export type SitesService = ReturnType<typeof createSitesService>;

/** The websites of orders: their content, and the releases that visitors see. */
export function createSitesService({
  repository,
  changes,
  moves,
  builder,
  suggestNames,
  origins,
  originOf,
  coreVersion,
  now,
}: {
  repository: SitesRepository;
  changes: SiteChangesRepository;
  moves: Pick<Moves, 'wake'>;
  builder: SiteBuilder;
  suggestNames: (business: string) => Iterable<string>;
  origins: { siteOrigin: (name: string) => string; previewOrigin: (releaseId: string) => string };
  originOf: OriginOf;
  /** The version of content that the designs read. */
  coreVersion: number;
  now: () => Date;
}) {
  /** The beginning of a site: those words and looks of its trial that its design accepts. */
  const beginningOf = async (orderId: string): Promise<Draft> => {
    const known = await repository.triedWith(orderId);
    if (!known) return { content: {}, options: {} };
    const { palette, typefaces, pictures, ...details } = known.tried;
    const looks = Object.entries({ palette, typefaces, pictures }).filter(([, look]) => look);
    const takes = async (content: Draft['content'], options: Draft['options']) => {
      const faults = await builder.check(known.templateId, { version: coreVersion, ...content }, options);
      return faults.length === 0;
    };
    const taken: Record<string, string> = {};
    for (const [name, value] of Object.entries(details))
      if (await takes(contentOf({ [name]: value }), {})) taken[name] = value;
    const options: Record<string, unknown> = {};
    for (const [name, value] of looks) if (await takes({}, { [name]: value })) options[name] = value;
    return { content: contentOf(taken), options };
  };

  const newSiteOf = (
    { id: orderId, status, templateId, customerName, customerBusiness }: SiteOrder,
    beginning: Draft,
    author: Author,
  ): NewSite | { refusal: Closed } => {
    if (!takesDelivery(status)) return { refusal: { outcome: 'closed', status } };
    const at = now();
    const siteId = randomUUID();
    const name = customerBusiness || customerName;
    // Messages of visitors are mailed to the address of the order; visitors do not see it until the buyer or the desk
    // types it here.
    const content = {
      version: coreVersion,
      ...beginning.content,
      business: { name, ...(beginning.content['business'] as object | undefined) },
    };
    return {
      site: {
        id: siteId,
        orderId,
        templateId,
        version: 1,
        createdAt: at,
      },
      version: {
        siteId,
        number: 1,
        templateId,
        content,
        options: beginning.options,
        savedBy: savedBy(author),
        savedAt: at,
      },
      names: suggestNames(name),
      audit: entryBy(author, { at, action: 'site.create', subjectId: orderId }),
    };
  };

  const describeRelease = (
    release: WholeSite['releases'][number],
    publishedReleaseId: string | null,
  ): AdminRelease => ({
    ...release,
    state: release.state as AdminRelease['state'],
    createdAt: release.createdAt.toISOString(),
    builtAt: instantOrNull(release.builtAt),
    previewUrl: release.state === 'built' ? `${origins.previewOrigin(release.id)}/` : null,
    published: release.id === publishedReleaseId,
  });

  const missingIn = (
    { site, pictures }: Pick<WholeSite, 'site' | 'pictures'>,
    { content, options }: Draft,
  ) => {
    const files = pictures.filter(({ state }) => state === 'ready').map(({ file }) => file);
    return builder.missing(site.templateId, { content, options, files });
  };

  const describe = async ({ site, newest, name, ...whole }: WholeSite): Promise<AdminSite> => {
    const missing = await missingIn({ site, pictures: whole.pictures }, newest);
    return {
      templateId: site.templateId,
      name,
      address: origins.siteOrigin(name),
      state: siteStateOf(site),
      stage: stageOf(site),
      handedInAt: instantOrNull(site.handedInAt),
      offered: site.offeredReleaseId,
      offeredAt: instantOrNull(site.offeredAt),
      changesAsked: site.changesAsked,
      version: site.version,
      savedAt: newest.savedAt.toISOString(),
      seen: lastSeen({ site, ...whole }),
      missing: [...missing],
      suggestion: whole.suggestion ? describeSuggestion(whole.suggestion) : null,
      versions: whole.versions.map(({ number, savedBy, savedAt }) => ({
        number,
        savedBy: savedBy as AdminSiteContent['savedBy'],
        savedAt: savedAt.toISOString(),
      })),
      releases: whole.releases.map((release) => describeRelease(release, site.publishedReleaseId)),
      publications: whole.publications.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
      formerNames: whole.formerNames.map(({ name: former, leadsUntil }) => ({
        name: former,
        leadsUntil: leadsUntil!.toISOString(),
      })),
      pictures: whole.pictures.map((picture) => ({
        ...picture,
        state: picture.state as AdminSite['pictures'][number]['state'],
      })),
      domains: whole.domains.map(({ domain, provenAt, checkedAt, failure }) => ({
        domain,
        provenAt: instantOrNull(provenAt),
        checkedAt: instantOrNull(checkedAt),
        failure,
      })),
    };
  };

  /** The reason against showing a release to visitors. A release that was published before may always come back. */
  const whyNotToShow = async (
    orderId: string,
    whole: WholeSite,
    releaseId: string,
  ): Promise<NotToShow | undefined> => {
    const release = await repository.release(orderId, releaseId);
    if (!release) return { outcome: 'unknown-release' };
    const { state, version } = release.release;
    if (state !== 'built') return { outcome: 'not-built', state: state as AdminRelease['state'] };
    if (release.wasPublished) return undefined;

    const said = await repository.version(orderId, version);
    if (!said) return { outcome: 'unknown-release' };
    if (said.templateId !== whole.site.templateId) return { outcome: 'other-design' };
    const faults = await missingIn(whole, said);
    return faults.length > 0 ? { outcome: 'missing', faults } : undefined;
  };

  /** Returns a check of whether a release was built for another address than its site has when the check runs. */
  const builtForAnother = async (orderId: string, releaseId: string) => {
    const release = await repository.release(orderId, releaseId);
    return ({ name, domain, order }: Pick<HeldSite, 'name' | 'domain' | 'order'>) =>
      release !== undefined &&
      // A release of a site that its owner left may be from the time when they still read its forms.
      (order.customerEmail === '' || release.origin !== originOf({ name, domain }));
  };

  return {
    whyNotToShow,
    builtForAnother,

    /**
     * The site of an order. It is made at the first request, by a GET too. That is safe: for any client, and for any
     * number of requests at once, it is the same one site, made from the order and nothing in the request. No mail is
     * sent, no clock starts, and the order's status stays. So it does no harm if a program follows the link in a mail
     * before its reader does; and an order is not left without a site when making it failed once.
     */
    async find(orderId: string, author: Author): Promise<FindingSite> {
      const found = await repository.find(orderId);
      if (found) return { outcome: 'found', site: await describe(found), whole: found };

      const beginning = await beginningOf(orderId);
      const made = await repository.create<Closed>(orderId, (order) => newSiteOf(order, beginning, author));
      if (made === undefined) return { outcome: 'unknown' };
      if (made !== 'there') return made;
      const whole = await repository.find(orderId);
      return whole ? { outcome: 'found', site: await describe(whole), whole } : { outcome: 'unknown' };
    },

    /** The fields to fill in for the design of an order's site. Undefined when it has no site. */
    async form(orderId: string): Promise<WorkshopForm | undefined> {
      const templateId = await repository.templateOf(orderId);
      return templateId === undefined ? undefined : builder.form(templateId);
    },

    /** The errors that keep a draft of an order's site from going live. */
    async missing(orderId: string, { content, options }: Draft): Promise<readonly Fault[]> {
      const [templateId, files] = await Promise.all([
        repository.templateOf(orderId),
        repository.readyFiles(orderId),
      ]);
      return templateId === undefined ? [] : builder.missing(templateId, { content, options, files });
    },

    async content(orderId: string, number: number | undefined): Promise<AdminSiteContent | undefined> {
      const row = await repository.version(orderId, number);
      if (!row) return undefined;
      const { number: version, content, options, savedBy, savedAt } = row;
      return {
        version,
        content,
        options,
        savedBy: savedBy as AdminSiteContent['savedBy'],
        savedAt: savedAt.toISOString(),
      };
    },

    async release(orderId: string, releaseId: string): Promise<AdminRelease | undefined> {
      const found = await repository.release(orderId, releaseId);
      return found && describeRelease(found.release, found.publishedReleaseId);
    },

    /**
     * Saves the content of a site as a new version, if it was made from the newest. The same save again is the same
     * version.
     */
    async save(orderId: string, draft: Draft & { version: number }, author: Author): Promise<SavingContent> {
      const { options } = draft;
      const templateId = await repository.templateOf(orderId);
      if (templateId === undefined) return { outcome: 'unknown' };
      // Content that cannot be stored is found first: the other checks cannot walk content that is too deep.
      const unkeepable = unkeepableIn({ content: draft.content, options });
      const faults =
        unkeepable.length > 0 ? unkeepable : await builder.check(templateId, draft.content, options);
      if (faults.length > 0) return { outcome: 'faulty', faults };
      const { content } = upToDate({ ...draft, templateId });

      const at = now();
      let saved = { version: 0, savedAt: at };
      const changed = await changes.change<{ outcome: 'newer'; version: number } | Closed>(
        orderId,
        ({ status, newest }) => {
          if (!takesDelivery(status)) return { refusal: { outcome: 'closed', status } };
          const { number, savedAt } = newest;
          saved = { version: number, savedAt };
          const isSaved = isDeepStrictEqual(
            { content, options },
            { content: newest.content, options: newest.options },
          );
          if (isSaved) return {};
          if (number !== draft.version) return { refusal: { outcome: 'newer', version: number } };
          saved = { version: number + 1, savedAt: at };
          return {
            version: { number: number + 1, content, options, savedBy: savedBy(author), savedAt: at },
            audit: entryBy(author, {
              at,
              action: 'site.content',
              subjectId: orderId,
              detail: { from: number, to: number + 1 },
            }),
          };
        },
      );
      if (changed === undefined) return { outcome: 'unknown' };
      if (changed !== 'changed') return changed;
      return { outcome: 'saved', version: saved.version, savedAt: saved.savedAt.toISOString() };
    },

    /** Publishes a release, all of it at once. One that names another address is then rebuilt. */
    async publish(orderId: string, releaseId: string, author: Author): Promise<Publishing> {
      const whole = await repository.find(orderId);
      if (!whole) return { outcome: 'unknown' };
      const refusal = await whyNotToShow(orderId, whole, releaseId);
      if (refusal) return refusal;

      const at = now();
      const isForAnother = await builtForAnother(orderId, releaseId);
      const changed = await changes.change<Closed | OtherDesign>(orderId, (held) => {
        const { status, site } = held;
        if (!takesDelivery(status)) return { refusal: { outcome: 'closed', status } };
        if (site.templateId !== whole.site.templateId) return { refusal: { outcome: 'other-design' } };
        const from = site.publishedReleaseId;
        if (from === releaseId) return {};
        return {
          set: { publishedReleaseId: releaseId },
          publication: { releaseId, at },
          isBuiltForAnother: isForAnother(held),
          audit: entryBy(author, {
            at,
            action: 'site.publish',
            subjectId: orderId,
            detail: { from, to: releaseId },
          }),
        };
      });
      if (changed === undefined) return { outcome: 'unknown' };
      if (changed !== 'changed') return changed;
      moves.wake();
      return { outcome: 'published' };
    },

    /** Pauses a site or resumes it, with any status of its order. */
    async pause(orderId: string, paused: boolean, actorId: string): Promise<'paused' | 'unknown'> {
      const at = now();
      const changed = await changes.change<never>(orderId, ({ site }) => {
        if ((site.pausedAt !== null) === paused) return {};
        return {
          set: { pausedAt: paused ? at : null },
          audit: {
            at,
            actorId,
            action: 'site.pause',
            subjectId: orderId,
            detail: { from: !paused, to: paused },
          },
        };
      });
      return changed === undefined ? 'unknown' : 'paused';
    },
  };
}

const describeSuggestion = ({
  id,
  version,
  note,
  changes,
  createdAt,
}: NonNullable<WholeSite['suggestion']>): SiteSuggestion => ({
  id,
  version,
  note,
  at: createdAt.toISOString(),
  changes,
});

/**
 * The last content that the shop received. Saves of the desk itself do not count: they may have changed one word of
 * many.
 */
function lastSeen({
  site: { handedInAt },
  handedInVersion,
  publications: [published],
}: Pick<WholeSite, 'site' | 'handedInVersion' | 'publications'>): AdminSite['seen'] {
  if (published && (!handedInAt || published.at >= handedInAt))
    return { version: published.version, how: 'published', at: published.at.toISOString() };
  return handedInAt && handedInVersion !== undefined
    ? { version: handedInVersion, how: 'handedIn', at: handedInAt.toISOString() }
    : null;
}

const savedBy = (author: Author) => (author === 'buyer' ? 'buyer' : 'desk');

const instantOrNull = (date: Date | null): string | null => date?.toISOString() ?? null;
