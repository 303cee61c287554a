export {
  Table,
  type TableCell,
  type TableColumn,
  type TableGroup,
  type TableProps,
  type TableRow,
} from './Table.tsx';
