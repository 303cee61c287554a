import { pageSize } from '@awning/contract/paging';
import { domainKeyOf, keyOf } from '../../addresses/addressKey.ts';
import { desc, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** The part of a list that one page shows. */
export interface Window {
  limit: number;
  offset: number;
}

export interface Rows<Row> {
  rows: Row[];
  /** The number of rows on all pages together. */
  total: number;
}

/** One page of a list, as the API returns it. */
export async function listPage<Row, Item>(
  { page = '1' }: { page?: string },
  read: (window: Window) => Promise<Rows<Row>>,
  describe: (row: Row) => Item,
): Promise<{ items: Item[]; total: number; page: number }> {
  const number = Number(page);
  const { rows, total } = await read({ limit: pageSize, offset: (number - 1) * pageSize });
  return { items: rows.map(describe), total, page: number };
}

/** A query of Drizzle's that has no order and no limit yet. */
interface Listed<Row> {
  orderBy(...columns: SQL[]): { limit(most: number): { offset(first: number): PromiseLike<Row[]> } };
}

/** The rows of a window, the newest first, with the number of rows in the whole list. */
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

/** Separates columns that are searched as one: a character that an admin cannot search for. */
const divider = sql`chr(31)`;

/**
 * Whether one of the columns contains the words, in any letter case. Every character stands for itself; but an
 * address or a domain is found in any spelling if the columns' keys are searched, too.
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

/** The typed words, unless all of them are invisible. */
export const wordsOrNone = (typed: string | undefined): string | undefined =>
  typed !== undefined && /[^\s\p{DI}]/u.test(typed) ? typed : undefined;
