import { Table, type TableColumn, type TableProps, type TableRow } from '@awning/ui/components/Table';

export interface DeskTableProps extends Pick<TableProps, 'caption' | 'rowHeading'> {
  /** The other columns: a label alone, or with options. */
  columns: readonly (string | TableColumn)[];
  rows: readonly TableRow[];
}

/** Shows one of the desk's lists under a heading. On a phone each row is a card. */
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
