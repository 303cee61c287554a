import { accounts } from '@awning/content/accounts';
import { ResetPasswordForm, type ResetPasswordFormProps } from '@awning/ui/sections/ResetPasswordForm';
import { StatusPanel } from '@awning/ui/sections/StatusPanel';

export interface ResetPasswordPageProps extends Omit<ResetPasswordFormProps, 'heading' | 'lead' | 'labels'> {
  /** The link turned out to be used, too old or cut off. */
  deadLink?: boolean;
  /** Where a new link is asked for, once this one is dead. */
  forgotHref: string;
}

/** Lets a customer choose a new password, or says that their link is dead and where to get another. */
export function ResetPasswordPage({ deadLink = false, forgotHref, ...form }: ResetPasswordPageProps) {
  const { heading, lead, labels, dead } = accounts.reset;
  if (!deadLink) return <ResetPasswordForm {...form} heading={heading} lead={lead} labels={labels} />;

  return (
    <StatusPanel
      tone="problem"
      live
      heading={dead.heading}
      text={dead.text}
      actions={[
        { label: dead.action, href: forgotHref },
        { label: labels.backToLogin, href: form.loginHref },
      ]}
    />
  );
}
