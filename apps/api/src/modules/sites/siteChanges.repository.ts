import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { boughtOf, type Bought } from '@awning/shop/designs';
import type { OrderStatus } from '@awning/shop/order';
import { bringUpToDate } from '@awning/templates/upToDate';
import type { Database, Transaction } from '../../database/database.ts';
import {
  orders,
  siteDomains,
  siteNames,
  sitePublications,
  sites,
  siteSuggestions,
  siteVersions,
} from '../../database/schema.ts';
import type { Mail } from '../../mail/mail.ts';
import { keepMails } from '../../mail/mails.repository.ts';
import { noteChange, type AuditEntry } from '../../records/auditLog.ts';
import { differencesOf } from '../../records/differences.ts';
import type { Moves } from './moves.ts';
import { keepMessage, type NewMessage } from './workshop/messages.repository.ts';

type SiteRow = typeof sites.$inferSelect;
type OrderRow = typeof orders.$inferSelect;
export type VersionRow = typeof siteVersions.$inferSelect;
export type SuggestionRow = Omit<typeof siteSuggestions.$inferSelect, 'siteId'>;

/**
 * What a site said, as the designs of today read it. What is kept stays as it was written: each reader brings it up to
 * date, and what is saved after that is written so.
 */
export const upToDate = <Row extends Pick<VersionRow, 'content' | 'templateId'>>(row: Row): Row => ({
  ...row,
  content: bringUpToDate(row.content, row.templateId),
});

/** How a site stands while it is changed. */
export interface HeldSite {
  order: OrderRow;
  /** How its order stands. */
  status: OrderStatus;
  site: SiteRow;
  /** What it is called. */
  name: string;
  /** The domain of its owner's that leads to it, if one does. */
  domain: string | null;
}

/** Hands the site of an order to one at a time. Undefined when there is none. */
export function holdSite<Outcome>(
  { durable }: Pick<Database, 'durable'>,
  orderId: string,
  work: (held: HeldSite, transaction: Transaction) => Promise<Outcome>,
): Promise<Outcome | undefined> {
  return durable((transaction) => holdSiteIn(transaction, orderId, (held) => work(held, transaction)));
}

/** The same in a transaction that writes more than that. */
async function holdSiteIn<Outcome>(
  transaction: Transaction,
  orderId: string,
  work: (held: HeldSite) => Promise<Outcome>,
): Promise<Outcome | undefined> {
  // The order is locked first, as in all transactions that change both.
  const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update');
  const [site] = await transaction.select().from(sites).where(eq(sites.orderId, orderId)).for('update');
  if (!order || !site) return undefined;

  const [named] = await transaction
    .select({ name: siteNames.name, domain: siteDomains.domain })
    .from(siteNames)
    .leftJoin(siteDomains, and(eq(siteDomains.siteId, siteNames.siteId), isNotNull(siteDomains.provenAt)))
    .where(and(eq(siteNames.siteId, site.id), isNull(siteNames.leadsUntil)));
  return work({ order, status: order.status as OrderStatus, site, ...named! });
}

/** The same with all that a change is made of. */
export interface ChangingSite extends HeldSite {
  /** What it says now. */
  newest: VersionRow;
  bought: Bought;
  /** What the shop suggested last. */
  suggested: SuggestionRow | undefined;
}

/** Says what changes of a site, or why nothing does. */
type DecideChange<Refusal, Decision = SiteChange | { refusal: Refusal }> = (
  held: ChangingSite,
) => Decision | Promise<Decision>;

/** What is to be written of a site that changes. */
export interface SiteChange {
  set?: Partial<Omit<SiteRow, 'id' | 'orderId' | 'version' | 'createdAt'>>;
  /** What it says from now on, in the design that it has from now on. */
  version?: Omit<VersionRow, 'siteId' | 'templateId'>;
  publication?: { releaseId: string; at: Date };
  /** Whether what visitors see from now on was built for another address, or may have been for another owner. */
  isBuiltForAnother?: boolean;
  /** What is suggested to its buyer, in place of what was before, and how that is answered. */
  suggestion?: SuggestionRow;
  /** What its buyer says with it. */
  message?: NewMessage;
  /** Where its order goes with it. */
  step?: OrderStep | undefined;
  mails?: readonly Mail[];
  audit?: AuditEntry | undefined;
}

type OrderStep = 'in_progress' | 'delivered';

/** Takes an order on as the desk does, in the caller's transaction. */
export type MoveOrder = (transaction: Transaction, orderId: string, step: OrderStep) => Promise<void>;

export type SiteChangesRepository = ReturnType<typeof createSiteChangesRepository>;

export function createSiteChangesRepository(
  { durable }: Database,
  { moves, moveOrder }: { moves: Pick<Moves, 'note'>; moveOrder: MoveOrder },
) {
  return {
    /** Locks a site, asks `decide` what changes, and writes that. A refusal changes nothing. */
    change<Refusal>(
      orderId: string,
      decide: DecideChange<Refusal>,
    ): Promise<Refusal | 'changed' | undefined> {
      return durable((transaction) => this.changeIn(transaction, orderId, decide));
    },

    /** The same in a transaction that writes more than that. */
    changeIn<Refusal>(
      transaction: Transaction,
      orderId: string,
      decide: DecideChange<Refusal>,
    ): Promise<Refusal | 'changed' | undefined> {
      return holdSiteIn(transaction, orderId, async (held) => {
        const { id: siteId, version: number } = held.site;
        const [newest] = await transaction
          .select()
          .from(siteVersions)
          .where(and(eq(siteVersions.siteId, siteId), eq(siteVersions.number, number)));
        const [suggested] = await transaction
          .select()
          .from(siteSuggestions)
          .where(eq(siteSuggestions.siteId, siteId));
        const differences = (await differencesOf(transaction, [orderId])).get(orderId) ?? [];
        const bought = boughtOf(held.order, differences);
        const decision = await decide({ ...held, newest: upToDate(newest!), bought, suggested });
        if ('refusal' in decision) return decision.refusal;

        const { set, version, publication, isBuiltForAnother, suggestion, message, step, mails, audit } =
          decision;
        if (version) {
          const { templateId } = { ...held.site, ...set };
          await transaction.insert(siteVersions).values({ ...version, siteId, templateId });
        }
        if (publication) await transaction.insert(sitePublications).values({ ...publication, siteId });
        const columns = { ...set, ...(version && { version: version.number }) };
        if (Object.keys(columns).length > 0) {
          await transaction.update(sites).set(columns).where(eq(sites.id, siteId));
        }
        if (suggestion) {
          await transaction
            .insert(siteSuggestions)
            .values({ ...suggestion, siteId })
            .onConflictDoUpdate({ target: siteSuggestions.siteId, set: suggestion });
        }
        if (isBuiltForAnother) await moves.note(transaction, orderId);
        if (message) await keepMessage(transaction, message);
        // What it asks of its site is written by then.
        if (step) await moveOrder(transaction, orderId, step);
        if (mails) await keepMails(transaction, mails);
        if (audit) await noteChange(transaction, audit);
        return 'changed' as const;
      });
    },
  };
}
