import { accounts } from '@awning/content/accounts';
import { FindOrder } from '../../problems/FindOrder/FindOrder.tsx';
import { LoginForm, type LoginFormProps } from '@awning/ui/sections/LoginForm';

export type LoginPageProps = Omit<LoginFormProps, 'heading' | 'lead' | 'items' | 'labels'>;

/** Logs customers in. */
export function LoginPage(form: LoginPageProps) {
  const { heading, lead, items, labels } = accounts.login;
  return (
    <>
      <LoginForm {...form} heading={heading} lead={lead} items={items} labels={labels} />
      <FindOrder />
    </>
  );
}
