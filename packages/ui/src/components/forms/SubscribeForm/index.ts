export {
  SubscribeForm,
  type SubscribeFormProps,
  type SubscribeLabels,
  type SubscribeStatus,
  type SubscribeValues,
} from './SubscribeForm.tsx';
