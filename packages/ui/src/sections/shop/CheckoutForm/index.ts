export {
  CheckoutForm,
  type CheckoutAddOn,
  type CheckoutFormProps,
  type CheckoutLabels,
  type CheckoutValues,
} from './CheckoutForm.tsx';
