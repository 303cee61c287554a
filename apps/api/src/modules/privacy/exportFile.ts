import type { PgTable } from 'drizzle-orm/pg-core';
import { personalTables } from './personalTables.ts';
import type { Row } from './privacy.repository.ts';

/** A shorter secret could be a word that occurs anywhere. */
const shortestSecret = 16;

/** The part of a user's rows that they get: the exported columns, with every secret in their text hidden. */
export function exportOf(rows: ReadonlyMap<PgTable, readonly Row[]>): Record<string, Row[]> {
  const theirs = personalTables.map(({ table, class: { called, columns } }) => ({
    called,
    columns,
    rows: rows.get(table) ?? [],
  }));

  const secrets = theirs
    .flatMap(({ columns, rows: all }) =>
      Object.keys(columns)
        .filter((name) => columns[name]!.class === 'kept back: secret')
        .flatMap((name) => all.map((row) => row[name])),
    )
    .filter((value) => typeof value === 'string' && value.length >= shortestSecret);
  const hide = (words: string) =>
    secrets.reduce<string>(
      (hidden, one) => (hidden === one ? hidden : hidden.replaceAll(String(one), '…')),
      words,
    );

  return Object.fromEntries(
    theirs.flatMap(({ called, columns, rows: all }) => {
      const names = Object.keys(columns).filter((name) => columns[name]!.class === 'exported');
      if (names.length === 0) return [];
      const shown = all.map((row) =>
        Object.fromEntries(
          names.map((name) => [name, typeof row[name] === 'string' ? hide(row[name]) : row[name]]),
        ),
      );
      return [[called, shown]];
    }),
  );
}
