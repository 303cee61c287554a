import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { keyOf } from '../addresses/addressKey.ts';
import type { Database, Transaction } from './database.ts';
import { mails, messages, orders, quotes, resetRequests, subscribers, users } from './schema.ts';

type Reader = Pick<Transaction, 'select' | 'selectDistinct'>;
type Change = (transaction: Transaction) => Promise<unknown>;

interface Outdated {
  changes: Change[];
  /** Accounts whose mailbox belongs to another account. */
  seconds: string[];
}

const keyedColumns: readonly { table: PgTable; address: PgColumn; key: PgColumn }[] = [
  { table: orders, address: orders.customerEmail, key: orders.customerEmailKey },
  { table: mails, address: mails.recipient, key: mails.recipientKey },
  { table: mails, address: mails.replyTo, key: mails.replyToKey },
  { table: messages, address: messages.email, key: messages.emailKey },
  { table: quotes, address: quotes.email, key: quotes.emailKey },
  { table: resetRequests, address: resetRequests.email, key: resetRequests.emailKey },
];

const isUnkeyed = ({ address, key }: (typeof keyedColumns)[number]) =>
  and(eq(key, ''), isNotNull(address), ne(address, ''));
/** Few rows match: no account whose address is in plain letters does. */
const maybeMisnamed = ({ emailKey }: typeof users | typeof subscribers) =>
  sql`octet_length(${emailKey}) <> char_length(${emailKey})`;

/** One query, so that many do not delay a start. */
async function isAnyOutdated(reader: Reader): Promise<boolean> {
  const suspects = [
    ...keyedColumns.map((keyed) => sql`select from ${keyed.table} where ${isUnkeyed(keyed)}`),
    ...[users, subscribers].map((table) => sql`select from ${table} where ${maybeMisnamed(table)}`),
  ];
  const isAny = sql.join(
    suspects.map((suspect) => sql`exists (${suspect})`),
    sql` or `,
  );
  const [row] = await reader.select({ isAny: sql<boolean>`${isAny}` }).from(sql`(select) as nothing`);
  return row?.isAny ?? false;
}

/** Addresses that were stored before they had a key, or by a process of an earlier version. */
async function unkeyed(reader: Reader): Promise<Change[]> {
  const changes: Change[] = [];
  for (const keyed of keyedColumns) {
    const { table, address, key } = keyed;
    const rows = await reader.selectDistinct({ address }).from(table).where(isUnkeyed(keyed));
    for (const { address: one } of rows as { address: string }[]) {
      changes.push((transaction) =>
        transaction.execute(
          sql`update ${table} set ${sql.identifier(key.name)} = ${keyOf(one)} where ${and(isUnkeyed(keyed), eq(address, one))}`,
        ),
      );
    }
  }
  return changes;
}

/**
 * Rows whose key is in an older form. No two rows may share a key: of several with one mailbox, the first gets the
 * new one.
 */
async function misnamed(reader: Reader, table: typeof users | typeof subscribers) {
  const first =
    table === users ? sql`${users.emailProvenAt} is not null` : eq(subscribers.state, 'confirmed');
  const odd = await reader
    .select({ id: table.id, email: table.email, emailKey: table.emailKey })
    .from(table)
    .where(maybeMisnamed(table))
    .orderBy(desc(first), table.createdAt, table.id);
  const old = odd
    .map((row) => ({ ...row, key: keyOf(row.email) }))
    .filter(({ emailKey, key }) => emailKey !== key);
  if (old.length === 0) return [];

  const keys = old.map(({ key }) => key);
  const there = await reader.select({ key: table.emailKey }).from(table).where(inArray(table.emailKey, keys));
  const had = new Set(there.map(({ key }) => key));
  return old.map(({ id, key }) => {
    const isSecond = had.has(key);
    had.add(key);
    return { id, key, isSecond };
  });
}

async function outdated(reader: Reader): Promise<Outdated> {
  const accounts = await misnamed(reader, users);
  const readers = await misnamed(reader, subscribers);
  const rename = (table: typeof users | typeof subscribers, id: string, emailKey: string): Change => {
    return (transaction) => transaction.update(table).set({ emailKey }).where(eq(table.id, id));
  };
  return {
    changes: [
      ...(await unkeyed(reader)),
      ...accounts.filter(({ isSecond }) => !isSecond).map(({ id, key }) => rename(users, id, key)),
      // A second subscription is ended by its own link, so it stays: no address contains a space, as its key does.
      ...readers.map(({ id, key, isSecond }) => rename(subscribers, id, isSecond ? `${key} ${id}` : key)),
    ],
    seconds: accounts.filter(({ isSecond }) => isSecond).map(({ id }) => id),
  };
}

/**
 * Brings the keys of all addresses into today's form (decisions/0028). Keys already in that form are only read. Where
 * two accounts turn out to be of one mailbox, the second is left as it is, and logged.
 */
export async function updateAddressKeys(
  { db, durable }: Pick<Database, 'db' | 'durable'>,
  log: (message: string) => void,
): Promise<void> {
  if (!(await isAnyOutdated(db))) return;
  const { changes, seconds } = await outdated(db);
  if (seconds.length > 0) {
    log(
      `Accounts with a mailbox that another account has, too, open to the spelling they were opened with alone: ${seconds.join(', ')}.`,
    );
  }
  if (changes.length === 0) return;
  await durable(async (transaction) => {
    // Meanwhile no other transaction takes a key that is about to be given.
    await transaction.execute(sql`lock table ${users}, ${subscribers} in share row exclusive mode`);
    const { changes: now } = await outdated(transaction);
    for (const change of now) await change(transaction);
  });
}
