export { LaidTable, type LaidTableProps } from './LaidTable.tsx';
