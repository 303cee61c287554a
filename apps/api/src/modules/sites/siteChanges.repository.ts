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
 * The content of a site in the format of today's designs. Stored content stays as it was written: each reader
 * upgrades it, and the next save stores the new format.
 */
export const upToDate = <Row extends Pick<VersionRow, 'content' | 'templateId'>>(row: Row): Row => ({
  ...row,
  content: bringUpToDate(row.content, row.templateId),
});

/** The state of a site while it is changed. */
export interface HeldSite {
  order: OrderRow;
  /** The status of its order. */
  status: OrderStatus;
  site: SiteRow;
  /** The name of the site. */
  name: string;
  /** The domain of its owner's that leads to it, if one does. */
  domain: string | null;
}

/** Locks the site of an order while `work` runs. Undefined when there is none. */
export function holdSite<Outcome>(
  { durable }: Pick<Database, 'durable'>,
  orderId: string,
  work: (held: HeldSite, transaction: Transaction) => Promise<Outcome>,
): Promise<Outcome | undefined> {
  return durable((transaction) => holdSiteIn(transaction, orderId, (held) => work(held, transaction)));
}

/** The same within a larger transaction. */
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

/** The same with all the data on which a change depends. */
export interface ChangingSite extends HeldSite {
  /** Its newest content. */
  newest: VersionRow;
  bought: Bought;
  /** The shop's last suggestion. */
  suggested: SuggestionRow | undefined;
}

/** Decides the changes to a site, or the reason for none. */
type DecideChange<Refusal, Decision = SiteChange | { refusal: Refusal }> = (
  held: ChangingSite,
) => Decision | Promise<Decision>;

/** The rows to write when a site changes. */
export interface SiteChange {
  set?: Partial<Omit<SiteRow, 'id' | 'orderId' | 'version' | 'createdAt'>>;
  /** Its new content, in its design after this change. */
  version?: Omit<VersionRow, 'siteId' | 'templateId'>;
  publication?: { releaseId: string; at: Date };
  /** Whether the release that becomes published was built for another address, or perhaps for another owner. */
  isBuiltForAnother?: boolean;
  /** The suggestion to its buyer with its answers, in place of the one before. */
  suggestion?: SuggestionRow;
  /** The message that its buyer sends with it. */
  message?: NewMessage;
  /** The step that its order takes with it. */
  step?: OrderStep | undefined;
  mails?: readonly Mail[];
  audit?: AuditEntry | undefined;
}

type OrderStep = 'in_progress' | 'delivered';

/** Moves an order on as the desk does, in the caller's transaction. */
export type MoveOrder = (transaction: Transaction, orderId: string, step: OrderStep) => Promise<void>;

export type SiteChangesRepository = ReturnType<typeof createSiteChangesRepository>;

export function createSiteChangesRepository(
  { durable }: Database,
  { moves, moveOrder }: { moves: Pick<Moves, 'note'>; moveOrder: MoveOrder },
) {
  return {
    /** Locks a site, asks `decide` for the changes, and writes them. A refusal changes nothing. */
    change<Refusal>(
      orderId: string,
      decide: DecideChange<Refusal>,
    ): Promise<Refusal | 'changed' | undefined> {
      return durable((transaction) => this.changeIn(transaction, orderId, decide));
    },

    /** The same within a larger transaction. */
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
        // The step comes after all that it requires of the site is written.
        if (step) await moveOrder(transaction, orderId, step);
        if (mails) await keepMails(transaction, mails);
        if (audit) await noteChange(transaction, audit);
        return 'changed' as const;
      });
    },
  };
}
