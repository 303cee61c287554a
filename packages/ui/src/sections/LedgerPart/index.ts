export { LedgerPart, type LedgerPartProps } from './LedgerPart.tsx';
