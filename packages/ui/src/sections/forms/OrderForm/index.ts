export {
  OrderForm,
  type OrderFormDelivery,
  type OrderFormLabels,
  type OrderFormProps,
} from './OrderForm.tsx';
export { addUp } from './addUp.ts';
export type { AmountItem } from '../../../components/requests/AmountList/AmountList.tsx';
export { offerTimes } from '../../../components/requests/DayFields/offerTimes.ts';
export type { OpenException, OpenSpan } from '../../../components/requests/DayFields/openDays.ts';
export { askAddress } from '../../../components/requests/WayFields/askAddress.ts';
