import { and, eq, getTableColumns, inArray, isNotNull, not, or, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { keyOf } from '../../addresses/addressKey.ts';
import { inLockOrder } from '../../records/differences.ts';
import { noteChange } from '../../records/auditLog.ts';
import type { Database, Transaction } from '../../database/database.ts';
import * as tables from '../../database/schema.ts';
import { isOrderOf } from './accountOrders.repository.ts';
import { blanksOf, personalTables } from './personalTables.ts';
import type { Person } from './person.ts';

export type UserRow = typeof tables.users.$inferSelect;
export type Row = Record<string, unknown>;

export type Erasing =
  | { outcome: 'erased'; mailIds: string[] }
  /** The shop would be left without an admin. */
  | { outcome: 'last-admin' }
  | { outcome: 'gone' };

/** The audit log's name for the erasure of a person. */
export const accountDeleted = 'account.delete';

export type PrivacyRepository = ReturnType<typeof createPrivacyRepository>;

export function createPrivacyRepository(
  { db, durable }: Database,
  {
    addressOf,
    leaveSite,
  }: {
    addressOf: (user: UserRow) => string | undefined;
    /** Sees to the website of an order that stays online: its forms may have no reader any more. */
    leaveSite: (transaction: Transaction, orderId: string) => Promise<void>;
  },
) {
  const personOf = async (reader: Pick<Transaction, 'select'>, user: UserRow): Promise<Person> => {
    const whose = { id: user.id, address: addressOf(user) };
    const theirs = await reader.select({ id: tables.orders.id }).from(tables.orders).where(isOrderOf(whose));
    return { ...whose, claimedAddress: keyOf(user.email), orderIds: theirs.map(({ id }) => id) };
  };

  /**
   * Locks a person's orders until the transaction ends. Orders are locked first, as in all transactions that lock
   * more.
   */
  const holdOrders = (transaction: Transaction, { orderIds }: Person) =>
    transaction
      .select({ id: tables.orders.id })
      .from(tables.orders)
      .where(inArray(tables.orders.id, [...orderIds]))
      .orderBy(...inLockOrder)
      .for('update');

  /** Locks the published websites of this person. */
  const holdPublished = (transaction: Transaction, { orderIds }: Person) => {
    const { sites } = tables;
    return transaction
      .select({ id: sites.id, orderId: sites.orderId })
      .from(sites)
      .where(and(inArray(sites.orderId, [...orderIds]), isNotNull(sites.publishedReleaseId)))
      .orderBy(sites.id)
      .for('update');
  };

  /** Makes the rest of a website consistent: the published version is now the newest. */
  const settleSites = async (transaction: Transaction, siteIds: readonly string[]) => {
    const { sites, releases, sitePictures } = tables;
    await transaction
      .update(sites)
      .set({
        version: sql`(select ${releases.version} from ${releases} where ${releases.id} = ${sites.publishedReleaseId})`,
      })
      .where(inArray(sites.id, [...siteIds]));
    // The name of a photograph on its owner's computer is private.
    await transaction
      .update(sitePictures)
      .set({ name: sql`${sitePictures.file}` })
      .where(inArray(sitePictures.siteId, [...siteIds]));
  };

  const eraseFrom = async (transaction: Transaction, person: Person, keptSites: readonly string[]) => {
    const mailIds: string[] = [];
    for (const { table, class: whose } of personalTables) {
      if (whose.erasing === 'blanks columns') {
        await transaction.update(table).set(blanksOf(table, whose)).where(whose.rows(person));
        continue;
      }
      if (table === tables.mails) {
        const deleted = await transaction.delete(tables.mails).where(whose.rows(person)).returning();
        mailIds.push(...deleted.map(({ id }) => id));
        continue;
      }
      const staying = keptSites.length > 0 ? whose.keepsFor?.(keptSites) : undefined;
      // The deleted content is not returned: a table may hold files.
      await transaction.delete(table).where(and(whose.rows(person), staying && not(staying)));
    }
    if (keptSites.length > 0) await settleSites(transaction, keptSites);
    return mailIds;
  };

  return {
    async user(id: string): Promise<UserRow | undefined> {
      const [user] = await db.select().from(tables.users).where(eq(tables.users.id, id));
      return user;
    },

    /** A person's rows of every table, with the columns that an export reads: without the content of files. */
    async rowsOf(user: UserRow): Promise<Map<PgTable, Row[]>> {
      const person = await personOf(db, user);
      const found = new Map<PgTable, Row[]>();
      for (const { table, class: whose } of personalTables) {
        const columns = getTableColumns(table);
        const { createdAt, at, id } = columns;
        const read = Object.entries(columns).filter(
          ([name]) => whose.columns[name]?.class !== 'kept back: internal',
        );
        if (read.length === 0) continue;
        const inOrder = [createdAt, at, id].filter((column) => column !== undefined);
        found.set(
          table,
          await db
            .select(Object.fromEntries(read))
            .from(table)
            .where(whose.rows(person))
            .orderBy(...inOrder),
        );
      }
      return found;
    },

    /** Erases a person: everything or nothing. Their published websites may stay online. */
    erase(id: string, { at, keepsSites }: { at: Date; keepsSites: boolean }): Promise<Erasing> {
      return durable(async (transaction) => {
        // Locked until the end: no order joins the account meanwhile, and of two admins one sees that the other is
        // gone.
        const held = await transaction
          .select()
          .from(tables.users)
          .where(or(eq(tables.users.id, id), eq(tables.users.role, 'admin')))
          .orderBy(tables.users.id)
          .for('update');
        const user = held.find((one) => one.id === id);
        if (!user) return { outcome: 'gone' };
        if (user.role === 'admin' && held.length === 1) return { outcome: 'last-admin' };

        const person = await personOf(transaction, user);
        await holdOrders(transaction, person);
        const keptSites = keepsSites ? await holdPublished(transaction, person) : [];
        const mailIds = await eraseFrom(
          transaction,
          person,
          keptSites.map((site) => site.id),
        );
        for (const { orderId } of keptSites) await leaveSite(transaction, orderId);
        await noteChange(transaction, { at, actorId: null, action: accountDeleted, subjectId: id });
        return { outcome: 'erased', mailIds };
      });
    },
  };
}
