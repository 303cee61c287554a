export { Vouchers, type Voucher, type VouchersLabels, type VouchersProps } from './Vouchers.tsx';
export { askAddress } from '../../../components/requests/WayFields/askAddress.ts';
