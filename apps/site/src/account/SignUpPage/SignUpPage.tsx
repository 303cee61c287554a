import { accounts } from '@awning/content/accounts';
import { SignUpForm, type SignUpFormProps } from '@awning/ui/sections/SignUpForm';
import { paths } from '../../paths.ts';

export type SignUpPageProps = Omit<SignUpFormProps, 'heading' | 'lead' | 'items' | 'policy' | 'labels'>;

/** Makes an account for a new customer. */
export function SignUpPage(form: SignUpPageProps) {
  const { heading, lead, items, policy, labels } = accounts.signUp;
  return (
    <SignUpForm
      {...form}
      heading={heading}
      lead={lead}
      items={items}
      policy={{ label: policy, href: paths.privacy.to() }}
      labels={labels}
    />
  );
}
