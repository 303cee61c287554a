import { pageSize } from '@awning/contract/paging';
import { domainKeyOf, keyOf } from '../../addresses/addressKey.ts';
import { desc, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** The rows between two ends of a list. */
export interface Window {
  limit: number;
  offset: number;
}

export interface Rows<Row> {
  rows: Row[];
  /** How many there are on all pages together. */
  total: number;
}

/** One page of a list, as it goes out. */
export async function listPage<Row, Item>(
  { page = '1' }: { page?: string },
  read: (window: Window) => Promise<Rows<Row>>,
  describe: (row: Row) => Item,
): Promise<{ items: Item[]; total: number; page: number }> {
  const number = Number(page);
  const { rows, total } = await read({ limit: pageSize, offset: (number - 1) * pageSize });
  return { items: rows.map(describe), total, page: number };
}

/** What can be put in order and cut to a window: a query of Drizzle's before either was done. */
interface Listed<Row> {
  orderBy(...columns: SQL[]): { limit(most: number): { offset(first: number): PromiseLike<Row[]> } };
}

/** The rows of a window, the newest first, and how many there are outside of it too. */
export async function newestFirst<Row>(
  query: Listed<Row>,
  { at, id }: { at: AnyColumn; id: AnyColumn },
  { limit, offset }: Window,
  counted: PromiseLike<number>,
): Promise<Rows<Row>> {
  const [rows, total] = await Promise.all([
    query.orderBy(desc(at), desc(id)).limit(limit).offset(offset),
    counted,
  ]);
  return { rows, total };
}

/** Stands between columns that are searched as one: a sign that an admin cannot search for. */
const divider = sql`chr(31)`;

/**
 * Whether one of the columns has the words in it, in small letters or large. Every sign stands for itself; but an
 * address, or a domain, is found in any spelling where the columns' keys are searched, too.
 */
export function mentions(
  words: string | undefined,
  columns: readonly AnyColumn[],
  keys: readonly AnyColumn[] = [],
): SQL | undefined {
  const sought = words?.trim();
  if (!sought) return undefined;
  const has = (some: readonly AnyColumn[], text: string) =>
    sql`strpos(lower(concat_ws(${divider}, ${sql.join([...some], sql`, `)})), lower(${text})) > 0`;
  const isSpelledManyWays = /\P{ASCII}|xn--/iu.test(sought);
  if (keys.length === 0 || !isSpelledManyWays) return has(columns, sought);
  return or(has(columns, sought), has(keys, sought.includes('@') ? keyOf(sought) : domainKeyOf(sought)));
}

export const instantOrNull = (date: Date | null): string | null => date?.toISOString() ?? null;

/** What was typed, unless all of it is invisible. */
export const wordsOrNone = (typed: string | undefined): string | undefined =>
  typed !== undefined && /[^\s\p{DI}]/u.test(typed) ? typed : undefined;
