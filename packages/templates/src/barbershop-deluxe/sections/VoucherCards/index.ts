export {
  VoucherCards,
  type Voucher,
  type VoucherCardsLabels,
  type VoucherCardsProps,
} from './VoucherCards.tsx';
