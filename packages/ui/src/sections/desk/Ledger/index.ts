export {
  Ledger,
  type LedgerFilter,
  type LedgerLabels,
  type LedgerNotice,
  type LedgerProps,
} from './Ledger.tsx';
