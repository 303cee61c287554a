export {
  ResetPasswordForm,
  type ResetPasswordFormProps,
  type ResetPasswordLabels,
  type ResetPasswordValues,
} from './ResetPasswordForm.tsx';
