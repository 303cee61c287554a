export { VoucherCards, type Voucher, type VoucherCardsProps } from './VoucherCards.tsx';
