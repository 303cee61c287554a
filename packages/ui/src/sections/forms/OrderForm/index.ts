export {
  OrderForm,
  type OrderFormDelivery,
  type OrderFormLabels,
  type OrderFormProps,
} from './OrderForm.tsx';
export { addUp } from './addUp.ts';
export { offerTimes } from '../../../components/requests/DayFields/offerTimes.ts';
export { askAddress } from '../../../components/requests/WayFields/askAddress.ts';
