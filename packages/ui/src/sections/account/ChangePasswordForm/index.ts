export {
  ChangePasswordForm,
  type ChangePasswordFormProps,
  type ChangePasswordLabels,
  type ChangePasswordValues,
} from './ChangePasswordForm.tsx';
