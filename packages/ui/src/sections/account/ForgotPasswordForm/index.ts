export {
  ForgotPasswordForm,
  type ForgotPasswordFormProps,
  type ForgotPasswordLabels,
  type ForgotPasswordValues,
} from './ForgotPasswordForm.tsx';
