import { randomUUID } from 'node:crypto';
import { domainToUnicode } from 'node:url';
import type {
  AdminRelease,
  AdminSite,
  AdminSiteContent,
  SiteFault,
  SuggestedChange,
} from '@awning/contract/admin/sites';
import type { PageContext } from '@awning/contract/renderer';
import { changesInThePrice } from '@awning/contract/sites/changesInThePrice';
import type { ContentChange, Workshop, WorkshopMessage } from '@awning/contract/sites/workshop';
import { dearerDesigns, designsFor } from '@awning/shop/designs';
import { takesDelivery, type OrderStatus } from '@awning/shop/order';
import type { Template } from '@awning/shop/template';
import { stageOf } from '../../../records/siteStandings.ts';
import { TryAgainLater } from '../../../errors/TryAgainLater.ts';
import type { DomainsService } from '../domains/domains.service.ts';
import type { Moves } from '../moves.ts';
import type { AskingRelease } from '../releases/releases.ts';
import type { Fault } from '../releases/siteBuilder.ts';
import type { SiteChange, SiteChangesRepository } from '../siteChanges.repository.ts';
import type { SitesRepository } from '../sites.repository.ts';
import type { FindingSite, NotToShow, Publishing, SitesService } from '../sites.service.ts';
import { applyChanges } from './applyChanges.ts';
import type { MessagesRepository, NewMessage } from './messages.repository.ts';
import { isOutdated } from './suggestedChanges.ts';
import type { createWorkshopMails } from './workshop.mails.ts';

type Closed = { outcome: 'closed'; status: OrderStatus };
type Unknown = { outcome: 'unknown' };
type Faulty = { outcome: 'faulty'; faults: readonly Fault[] };
/** The release is not the one that is offered to the buyer now. */
type NotOffered = { outcome: 'not-offered' };
type Done = { outcome: 'done' };

export type OpeningWorkshop = { outcome: 'found'; workshop: Workshop } | Unknown | Closed;

export type SavingChanges =
  | { outcome: 'saved'; version: number; savedAt: string; missing: SiteFault[] }
  | { outcome: 'newer'; newest: AdminSiteContent }
  | Faulty
  | Unknown
  | Closed;

export type HandingIn = Done | Faulty | { outcome: 'newer' } | Unknown | Closed;
export type Approving = Done | NotOffered | { outcome: 'paused' } | Unknown | Closed;
export type SayingSomething = Done | NotOffered | { outcome: 'no-changes-left' } | Unknown | Closed;

type NotOfferable = { outcome: 'not-begun' | 'live' | 'other-design' };

export type Offering = Done | { outcome: 'not-begun' } | { outcome: 'live' } | NotToShow | Unknown | Closed;

export type WorkshopService = ReturnType<typeof createWorkshopService>;

/** The workshop: a buyer fills in the content of their site and approves the result, and the shop replies. */
export function createWorkshopService({
  catalogue,
  repository,
  messages,
  changes,
  moves,
  sites,
  domains,
  releases,
  mails,
  now,
}: {
  /** The templates whose designs a site may have. */
  catalogue: readonly Template[];
  repository: Pick<SitesRepository, 'bought'>;
  messages: MessagesRepository;
  changes: SiteChangesRepository;
  moves: Pick<Moves, 'wake'>;
  sites: SitesService;
  domains: Pick<DomainsService, 'find' | 'set' | 'check' | 'remove'>;
  releases: { ask(orderId: string, author: 'buyer'): Promise<AskingRelease> };
  mails: ReturnType<typeof createWorkshopMails>;
  now: () => Date;
}) {
  const describe = async (
    orderId: string,
    { site, whole }: Extract<FindingSite, { outcome: 'found' }>,
  ): Promise<Workshop> => {
    const { address, state, stage, templateId, version, savedAt, missing, handedInAt } = site;
    const domain = whole.domains.find(({ provenAt }) => provenAt !== null)?.domain;
    const [bought, said, ownDomain, offered, suggestion] = await Promise.all([
      repository.bought(orderId),
      messages.list(orderId),
      domains.find(orderId),
      stage === 'approving' && site.offered !== null ? sites.release(orderId, site.offered) : undefined,
      describeSuggestion(orderId, site, whole.newest.content),
    ]);
    if (!bought) throw new Error('A site that was found just now has no order.');
    return {
      address,
      state,
      domain: domain === undefined ? null : domainToUnicode(domain),
      stage,
      templateId,
      designs: designsFor(catalogue, bought, templateId).map(({ id, name, category }) => ({
        id,
        name,
        category,
        ordered: id === bought.templateIds[0],
      })),
      dearer: bought.takesDearer
        ? dearerDesigns(catalogue, bought).map(({ design: { id, name, category }, difference }) => ({
            id,
            name,
            category,
            difference,
          }))
        : [],
      content: whole.newest.content,
      options: whole.newest.options,
      version,
      savedAt,
      missing,
      handedInAt,
      offered: offered ?? null,
      suggestion,
      changesLeft: Math.max(0, changesInThePrice - site.changesAsked),
      messages: said.map(describeMessage),
      versions: site.versions,
      releases: site.releases,
      pictures: site.pictures,
      ownDomain: ownDomain ?? { bought: false, domain: null },
    };
  };

  /** The suggestion, while any of its changes is open. */
  const describeSuggestion = async (
    orderId: string,
    { stage, suggestion }: AdminSite,
    newest: Record<string, unknown>,
  ): Promise<Workshop['suggestion']> => {
    const isAsked = (stage === 'checking' || stage === 'approving') && suggestion;
    if (!isAsked || suggestion.changes.every(({ state }) => state !== 'open')) return null;
    const base = (await sites.content(orderId, suggestion.version))?.content ?? {};
    const outdated = (change: SuggestedChange) =>
      change.state === 'open' && isOutdated(change, { base, newest });
    return {
      ...suggestion,
      content: base,
      changes: suggestion.changes.map((change) => ({ ...change, outdated: outdated(change) })),
    };
  };

  const outcomeOf = <Refusal>(changed: Refusal | 'changed' | undefined): Refusal | Done | Unknown => {
    if (changed === undefined) return { outcome: 'unknown' };
    return changed === 'changed' ? { outcome: 'done' } : changed;
  };

  const messageOf = (
    orderId: string,
    said: Pick<NewMessage, 'from' | 'text' | 'asksChange' | 'at'>,
  ): NewMessage => ({ id: randomUUID(), orderId, ...said });

  return {
    /** The order of a link. */
    orderOf: (token: string) => messages.orderOf(token),

    /**
     * The data for the buyer's pages of the workshop. Undefined while the designs are unavailable: the order can be
     * followed without.
     */
    async page(token: string): Promise<PageContext['workshop']> {
      try {
        const orderId = await messages.orderOf(token);
        const opening = orderId === undefined ? undefined : await this.open(orderId);
        const form = opening?.outcome === 'found' ? await sites.form(orderId!) : undefined;
        return opening?.outcome === 'found' && form ? { workshop: opening.workshop, form } : undefined;
      } catch (error) {
        if (error instanceof TryAgainLater) return undefined;
        throw error;
      }
    },

    /** The content of a site in a version, or its newest if there is no such version. */
    async said(orderId: string, version: number | undefined): Promise<AdminSiteContent | undefined> {
      return (await sites.content(orderId, version)) ?? sites.content(orderId, undefined);
    },

    /** Saves the whole content of a site, if it was made from the newest version. */
    saveWhole: (
      orderId: string,
      draft: { version: number; content: Record<string, unknown>; options: Record<string, unknown> },
    ) => sites.save(orderId, draft, 'buyer'),

    /** The site of an order for its buyer. It is made at the first request. */
    async open(orderId: string): Promise<OpeningWorkshop> {
      const finding = await sites.find(orderId, 'buyer');
      if (finding.outcome !== 'found') return finding;
      return { outcome: 'found', workshop: await describe(orderId, finding) };
    },

    /** The fields to fill in for its design. Undefined before the site exists. */
    form: (orderId: string) => sites.form(orderId),

    /** Saves the filled-in fields over the version that its buyer saw. */
    async save(
      orderId: string,
      draft: {
        version: number;
        changes: readonly ContentChange[];
        options?: Record<string, unknown> | undefined;
      },
    ): Promise<SavingChanges> {
      const base = await sites.content(orderId, draft.version);
      const applied = base && applyChanges(base.content, draft.changes);
      if (applied && 'faults' in applied) return { outcome: 'faulty', faults: applied.faults };

      // A save over an older version is refused, unless the newest has the same content already.
      const content = applied?.content ?? {};
      const options = draft.options ?? base?.options ?? {};
      const saving = applied && (await sites.save(orderId, { ...draft, content, options }, 'buyer'));
      if (saving?.outcome === 'saved') {
        const missing = await sites.missing(orderId, { content, options });
        return { ...saving, missing: [...missing] };
      }
      if (saving && saving.outcome !== 'newer') return saving;
      const newest = await sites.content(orderId, undefined);
      return newest ? { outcome: 'newer', newest } : { outcome: 'unknown' };
    },

    /**
     * Hands a site over to the shop, if it is the version that its buyer saw. Work begins with it, unless it has
     * already.
     */
    async handIn(orderId: string, lookedAt: number | undefined): Promise<HandingIn> {
      const finding = await sites.find(orderId, 'buyer');
      if (finding.outcome !== 'found') return finding;
      const { stage, version, missing } = finding.site;
      if (stage !== 'telling') return { outcome: 'done' };
      if (lookedAt !== undefined && lookedAt !== version) return { outcome: 'newer' };
      if (missing.length > 0) return { outcome: 'faulty', faults: missing };

      const at = now();
      const changed = await changes.change<Closed | { outcome: 'newer' }>(
        orderId,
        ({ order, status, site }) => {
          if (!takesDelivery(status)) return { refusal: { outcome: 'closed', status } };
          if (stageOf(site) !== 'telling') return {};
          if (site.version !== version) return { refusal: { outcome: 'newer' } };
          return {
            set: { handedInAt: at },
            step: status === 'paid' ? 'in_progress' : undefined,
            mails: [mails.handedIn(order, site.templateId, at)],
          };
        },
      );
      const handedIn = outcomeOf(changed);
      // A save meanwhile may have left something missing.
      return handedIn.outcome === 'newer' ? this.handIn(orderId, lookedAt) : handedIn;
    },

    /** Publishes the offered release. With it an order is delivered. */
    async approve(orderId: string, releaseId: string): Promise<Approving> {
      const at = now();
      const isForAnother = await sites.builtForAnother(orderId, releaseId);
      const changed = await changes.change<Exclude<Approving, Done | Unknown>>(
        orderId,
        (held): SiteChange | { refusal: Exclude<Approving, Done | Unknown> } => {
          const { status, site } = held;
          if (!takesDelivery(status)) return { refusal: { outcome: 'closed', status } };
          if (site.offeredReleaseId !== releaseId) return { refusal: { outcome: 'not-offered' } };
          if (site.approvedAt !== null) return {};
          if (stageOf(site) !== 'approving') return { refusal: { outcome: 'not-offered' } };
          if (site.pausedAt !== null) return { refusal: { outcome: 'paused' } };
          return {
            set: { publishedReleaseId: releaseId, approvedAt: at },
            publication: { releaseId, at },
            isBuiltForAnother: isForAnother(held),
            step: status === 'in_progress' ? 'delivered' : undefined,
          };
        },
      );
      moves.wake();
      return outcomeOf(changed);
    },

    /** Sends a message to the shop, or sends the offered release back. */
    async write(
      orderId: string,
      { text, asksChange = false }: { text: string; asksChange?: boolean | undefined },
    ): Promise<SayingSomething> {
      const finding = await sites.find(orderId, 'buyer');
      if (finding.outcome !== 'found') return finding;
      const at = now();
      const message = messageOf(orderId, { from: 'buyer', text, asksChange, at });
      const changed = await changes.change<Exclude<SayingSomething, Done | Unknown>>(
        orderId,
        ({ order, status, site }) => {
          if (!takesDelivery(status)) return { refusal: { outcome: 'closed', status } };
          const said = { message, mails: [mails.fromBuyer(order, message, at)] };
          if (!asksChange) return said;
          if (stageOf(site) !== 'approving') return { refusal: { outcome: 'not-offered' } };
          if (site.changesAsked >= changesInThePrice) return { refusal: { outcome: 'no-changes-left' } };
          const set = { offeredReleaseId: null, offeredAt: null, changesAsked: site.changesAsked + 1 };
          return { ...said, set };
        },
      );
      return outcomeOf(changed);
    },

    /** The site of an order for the desk. */
    async atDesk(orderId: string, actorId: string): Promise<AdminSite> {
      const finding = await sites.find(orderId, { actorId });
      if (finding.outcome !== 'found') throw new Error('A site that was changed just now is gone.');
      return finding.site;
    },

    setDomain: (orderId: string, domain: string) => domains.set(orderId, { domain }, 'buyer'),
    checkDomain: (orderId: string) => domains.check(orderId, 'buyer'),
    removeDomain: (orderId: string) => domains.remove(orderId, 'buyer'),

    ask: (orderId: string) => releases.ask(orderId, 'buyer'),

    release: (orderId: string, releaseId: string): Promise<AdminRelease | undefined> =>
      sites.release(orderId, releaseId),

    /** Publishes another release of a live site. A site that was live once stays so. */
    async publish(orderId: string, releaseId: string): Promise<Publishing | { outcome: 'not-approved' }> {
      const finding = await sites.find(orderId, 'buyer');
      if (finding.outcome !== 'found') return finding;
      if (finding.site.stage !== 'live') return { outcome: 'not-approved' };
      return sites.publish(orderId, releaseId, 'buyer');
    },

    /** Offers a release to the buyer for approval. */
    async offer(orderId: string, releaseId: string, actorId: string): Promise<Offering> {
      const finding = await sites.find(orderId, { actorId });
      if (finding.outcome !== 'found') return finding;
      const why = await sites.whyNotToShow(orderId, finding.whole, releaseId);
      if (why) return why;

      const at = now();
      const changed = await changes.change<Closed | NotOfferable>(
        orderId,
        ({ order, status, site }): SiteChange | { refusal: Closed | NotOfferable } => {
          if (!takesDelivery(status)) return { refusal: { outcome: 'closed', status } };
          if (site.templateId !== finding.site.templateId) return { refusal: { outcome: 'other-design' } };
          if (status === 'paid') return { refusal: { outcome: 'not-begun' } };
          if (stageOf(site) === 'live') return { refusal: { outcome: 'live' } };
          const from = site.offeredReleaseId;
          if (from === releaseId) return {};
          return {
            // An offered release counts as handed in, from any source of its content.
            set: { offeredReleaseId: releaseId, offeredAt: at, handedInAt: site.handedInAt ?? at },
            mails: [mails.offered(order, site.templateId, at)],
            audit: {
              at,
              actorId,
              action: 'site.offer',
              subjectId: orderId,
              detail: { from, to: releaseId },
            },
          };
        },
      );
      return outcomeOf(changed);
    },

    /** The messages about an order. Undefined when there is no such order. */
    async messages(orderId: string): Promise<WorkshopMessage[] | undefined> {
      if (!(await messages.isOrder(orderId))) return undefined;
      return (await messages.list(orderId)).map(describeMessage);
    },

    /** Sends a message to a buyer. Undefined when there is no such order. */
    async answer(orderId: string, text: string, actorId: string): Promise<WorkshopMessage | undefined> {
      const at = now();
      const message = messageOf(orderId, { from: 'shop', text, asksChange: false, at });
      const added = await messages.add(orderId, (order) => ({
        message,
        mails: [mails.fromShop(order, message, at)],
        audit: { at, actorId, action: 'order.message', subjectId: orderId },
      }));
      return added && describeMessage(added);
    },
  };
}

const describeMessage = ({ id, from, text, asksChange, at }: NewMessage): WorkshopMessage => ({
  id,
  from: from as WorkshopMessage['from'],
  text,
  asksChange,
  at: at.toISOString(),
});
