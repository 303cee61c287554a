import { accounts } from '@awning/content/accounts';
import { SignUpForm, type SignUpFormProps } from '@awning/ui/sections/SignUpForm';

export type SignUpPageProps = Omit<SignUpFormProps, 'heading' | 'lead' | 'items' | 'labels'>;

/** Makes an account for a new customer. */
export function SignUpPage(form: SignUpPageProps) {
  const { heading, lead, items, labels } = accounts.signUp;
  return <SignUpForm {...form} heading={heading} lead={lead} items={items} labels={labels} />;
}
