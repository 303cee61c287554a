import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type * as schema from '../../database/schema.ts';
import type { Person } from './person.ts';

type Schema = typeof schema;
export type TableName = {
  [Name in keyof Schema]: Schema[Name] extends PgTable ? Name : never;
}[keyof Schema];
type ColumnsOf<Name extends TableName> = Schema[Name]['_']['columns'];

export interface Exported {
  class: 'exported';
}
export interface KeptBack {
  class: 'kept back: secret' | 'kept back: internal';
  why: string;
}
/** Whether the person whom a column is about may read it. */
export type Class = Exported | KeptBack;

/** The effect of an erasure on a column whose row stays. */
export type Fate = { fate: 'retained' } | { fate: 'blanked' };

/** A column that cannot be emptied has to stay. */
type FateOf<Column> =
  Column extends PgColumn<infer Config>
    ? Config['notNull'] extends true
      ? Config['dataType'] extends 'string'
        ? Fate
        : Extract<Fate, { fate: 'retained' }>
      : Fate
    : never;

interface Personal {
  /** The name of the table in an export. */
  called: string;
  /** The condition for the rows of a person. */
  rows: (person: Person) => SQL | undefined;
}

interface NobodysTable {
  of: 'nobody';
  why: string;
  columns: Record<string, KeptBack>;
}
interface DeletedTable extends Personal {
  of: 'person';
  erasing: 'deletes the row';
  /** The condition for the rows that stay with websites left online: the parts that visitors see, and nothing else. */
  keepsFor?: (siteIds: readonly string[]) => SQL | undefined;
  columns: Record<string, Class>;
}
export interface BlankedTable extends Personal {
  of: 'person';
  erasing: 'blanks columns';
  columns: Record<string, Class & Fate>;
}
export type TableClass = NobodysTable | DeletedTable | BlankedTable;

type Complete<Name extends TableName> =
  | (NobodysTable & { columns: { [Column in keyof ColumnsOf<Name>]: KeptBack } })
  | (DeletedTable & { columns: { [Column in keyof ColumnsOf<Name>]: Class } })
  | (BlankedTable & {
      columns: { [Column in keyof ColumnsOf<Name>]: Class & FateOf<ColumnsOf<Name>[Column]> };
    });

/** A class for every column of every table. With one missing it does not compile. */
export type Classification = { [Name in TableName]: Complete<Name> };

export const exported: Exported = { class: 'exported' };
export const secret = (why: string): KeptBack => ({ class: 'kept back: secret', why });
export const internal = (why: string): KeptBack => ({ class: 'kept back: internal', why });

export const retained = <What extends Class>(what: What) => ({ ...what, fate: 'retained' as const });
export const blanked = <What extends Class>(what: What) => ({ ...what, fate: 'blanked' as const });
