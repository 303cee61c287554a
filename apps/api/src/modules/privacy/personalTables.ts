import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as tables from '../../database/schema.ts';
import type { BlankedTable, TableClass, TableName } from './classes.ts';
import { personalData } from './personalData.ts';

interface Classified {
  name: TableName;
  table: PgTable;
  class: TableClass;
}

/** The classification as a list. */
export const classifiedTables: readonly Classified[] = (Object.keys(personalData) as TableName[]).map(
  (name) => ({ name, table: tables[name], class: personalData[name] }),
);

/** The tables that hold data about a person. */
export const personalTables = classifiedTables.filter(
  (one): one is Classified & { class: Exclude<TableClass, { of: 'nobody' }> } => one.class.of === 'person',
);

/** The values written over a row that stays when its person is erased. */
export function blanksOf(table: PgTable, { columns }: BlankedTable): Record<string, '' | null> {
  const all = getTableColumns(table);
  const names = Object.keys(columns).filter((name) => columns[name]!.fate === 'blanked');
  return Object.fromEntries(names.map((name) => [name, all[name]!.notNull ? '' : null]));
}
