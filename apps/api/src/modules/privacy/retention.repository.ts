import type { retention } from '@awning/content/policies/retention';
import { awaitsPayment, orderStatuses } from '@awning/shop/order';
import { and, eq, gt, inArray, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../database/database.ts';
import * as tables from '../../database/schema.ts';
import { personalData } from './personalData.ts';
import { accountDeleted } from './privacy.repository.ts';
import { blanksOf } from './personalTables.ts';

type Kept = keyof typeof retention;

/** Deletes at most so many rows from before a time, and returns their number. */
export type Clearing = (transaction: Transaction, before: Date, atMost: number) => Promise<number>;

const deletes =
  (table: PgTable, key: PgColumn, isOver: (before: Date) => SQL | undefined): Clearing =>
  async (transaction, before, atMost) => {
    const some = transaction.select({ key }).from(table).where(isOver(before)).limit(atMost);
    const deleted: unknown[] = await transaction.delete(table).where(inArray(key, some)).returning({ key });
    return deleted.length;
  };

const unpaid = orderStatuses.filter(awaitsPayment);

const blankUnpaid: Clearing = async (transaction, before, atMost) => {
  const { orders } = tables;
  const some = transaction
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.status, unpaid), lte(orders.expiresAt, before), ne(orders.customerEmail, '')))
    .limit(atMost);
  const blanked = await transaction
    .update(orders)
    .set(blanksOf(orders, personalData.orders))
    .where(inArray(orders.id, some))
    .returning({ id: orders.id });
  return blanked.length;
};

const {
  resetRequests,
  orderLinkRequests,
  passwordResets,
  checkoutAttempts,
  tillSessions,
  subscribers,
  mails,
} = tables;
const { messages, quotes, paymentEvents, auditLog, rateLimits, sitePictures, blobs, releases } = tables;
const { siteEntries, siteVisits, pageTimings, orderMessages, triedLinks } = tables;

const deletesDays =
  (table: typeof siteVisits | typeof pageTimings): Clearing =>
  async (transaction, before, atMost) => {
    // Selected by `ctid`: a count has no id of its own.
    const some = sql`select ctid from ${table} where ${table.day} <= ${before.toISOString().slice(0, 10)} limit ${atMost}`;
    const deleted = await transaction
      .delete(table)
      .where(sql`ctid in (${some})`)
      .returning({ day: table.day });
    return deleted.length;
  };

/** The deletions for each kind of data with a retention period. The sessions module deletes its own. */
export const clearings: Record<Exclude<Kept, 'sessions'>, readonly Clearing[]> = {
  'reset-links': [
    deletes(resetRequests, resetRequests.id, (before) => lte(resetRequests.createdAt, before)),
    deletes(orderLinkRequests, orderLinkRequests.id, (before) => lte(orderLinkRequests.createdAt, before)),
    deletes(passwordResets, passwordResets.id, (before) => lte(passwordResets.expiresAt, before)),
  ],
  checkouts: [
    deletes(checkoutAttempts, checkoutAttempts.requestKey, (before) =>
      lte(checkoutAttempts.createdAt, before),
    ),
  ],
  'test-till': [deletes(tillSessions, tillSessions.id, (before) => lte(tillSessions.expiresAt, before))],
  'tried-links': [deletes(triedLinks, triedLinks.id, (before) => lte(triedLinks.createdAt, before))],
  uploads: [
    deletes(sitePictures, sitePictures.id, (before) =>
      and(inArray(sitePictures.state, ['arriving', 'refused']), lte(sitePictures.createdAt, before)),
    ),
  ],
  'unpaid-orders': [blankUnpaid],
  newsletter: [
    deletes(subscribers, subscribers.id, (before) =>
      or(
        and(eq(subscribers.state, 'pending'), lte(subscribers.askedAt, before)),
        and(eq(subscribers.state, 'unsubscribed'), lte(subscribers.unsubscribedAt, before)),
      ),
    ),
  ],
  // The files of mails in the outbox are deleted too: `sweepOutbox`.
  mails: [deletes(mails, mails.id, (before) => or(lte(mails.sentAt, before), lte(mails.failedAt, before)))],
  'page-timings': [deletesDays(pageTimings)],
  messages: [
    deletes(messages, messages.id, (before) => lte(messages.createdAt, before)),
    deletes(quotes, quotes.id, (before) => lte(quotes.createdAt, before)),
    deletes(orderMessages, orderMessages.id, (before) => lte(orderMessages.at, before)),
  ],
  'site-entries': [deletes(siteEntries, siteEntries.id, (before) => lte(siteEntries.createdAt, before))],
  'site-visits': [deletesDays(siteVisits)],
  payments: [deletes(paymentEvents, paymentEvents.id, (before) => lte(paymentEvents.receivedAt, before))],
  changes: [deletes(auditLog, auditLog.id, (before) => lte(auditLog.at, before))],
};

export const clearCounts = deletes(rateLimits, rateLimits.key, (before) =>
  lte(rateLimits.expire, before.getTime()),
);

/** Deletes bytes that no photograph and no release references. Young ones may be about to get a reference. */
export const clearBlobs: Clearing = async (transaction, before, atMost) => {
  const named = sql`
    select one->>'hash' as hash from ${sitePictures}, jsonb_array_elements(${sitePictures.sizes}) as one
    union all
    select file.value->>'hash' from ${releases}, jsonb_each(${releases.files}) as file
    union all
    select size->>'hash' from ${releases}, jsonb_each(${releases.pictures}) as picture,
      jsonb_array_elements(picture.value->'sizes') as size`;
  const some = sql`
    select ${blobs.hash} from ${blobs} left join (${named}) as named on named.hash = ${blobs.hash}
    where named.hash is null and ${blobs.createdAt} <= ${before.toISOString()} limit ${atMost}`;
  const deleted = await transaction
    .delete(blobs)
    // The age is checked once more on the row itself, for it may have changed while we waited for its lock.
    .where(and(sql`${blobs.hash} in (${some})`, lte(blobs.createdAt, before)))
    .returning({ hash: blobs.hash });
  return deleted.length;
};

/** The mails among these that the database has. */
export async function knownMails({ db }: Pick<Database, 'db'>, ids: readonly string[]) {
  const known = await db
    .select({ id: mails.id })
    .from(mails)
    .where(inArray(mails.id, [...ids]));
  return new Set(known.map(({ id }) => id));
}

/** Whether an account was deleted since then. */
export async function anyForgottenSince({ db }: Pick<Database, 'db'>, since: Date): Promise<boolean> {
  const entries = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(eq(auditLog.action, accountDeleted), gt(auditLog.at, since)))
    .limit(1);
  return entries.length > 0;
}
