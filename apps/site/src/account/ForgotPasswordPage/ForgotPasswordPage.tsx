import { accounts } from '@awning/content/accounts';
import { ForgotPasswordForm, type ForgotPasswordFormProps } from '@awning/ui/sections/ForgotPasswordForm';

export type ForgotPasswordPageProps = Omit<ForgotPasswordFormProps, 'heading' | 'lead' | 'labels'>;

/** Sends a link to a customer who has lost their password. */
export function ForgotPasswordPage(form: ForgotPasswordPageProps) {
  const { heading, lead, labels } = accounts.forgot;
  return <ForgotPasswordForm {...form} heading={heading} lead={lead} labels={labels} />;
}
