import { Table, type TableColumn, type TableProps, type TableRow } from '@awning/ui/components/Table';

export interface DeskTableProps extends Pick<TableProps, 'caption' | 'rowHeading'> {
  /** The other columns: a word alone, or more to say of it. */
  columns: readonly (string | TableColumn)[];
  rows: readonly TableRow[];
}

/** Sets out one of the desk's lists under a heading that says what it is. On a phone each line is a card. */
export function DeskTable({ columns, rows, ...table }: DeskTableProps) {
  return (
    <Table
      {...table}
      captionHidden
      columns={columns.map((column) => (typeof column === 'string' ? { label: column } : column))}
      groups={[{ rows }]}
      narrow="cards"
    />
  );
}
