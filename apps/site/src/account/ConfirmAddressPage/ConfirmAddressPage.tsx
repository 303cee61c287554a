import { accounts } from '@awning/content/accounts';
import { AccountForm, type AccountFormProps } from '@awning/ui/components/AccountForm';
import { valuesOf } from '@awning/ui/components/FormValues';
import { PasswordField } from '@awning/ui/components/PasswordField';
import { StatusPanel } from '@awning/ui/sections/StatusPanel';

export interface ConfirmAddressPageProps extends Pick<
  AccountFormProps,
  'formAction' | 'problems' | 'onFirstTouch'
> {
  status: 'idle' | 'submitting' | 'success';
  /** False when it is enough that the customer is logged in. */
  asksPassword: boolean;
  /** A customer is logged in here, and their account is one step away. */
  loggedIn: boolean;
  /** The link turned out to be cut off, or its account gone. */
  deadLink?: boolean;
  /** The ways on from it. */
  hrefs: { account: string; login: string; forgotPassword: string };
  /** Confirms, with the password where it is asked. */
  onSubmit: (values: { password?: string }) => void | Promise<void>;
}

/** Lets the holder of an account confirm that a mail reached them. */
export function ConfirmAddressPage(props: ConfirmAddressPageProps) {
  const { status, asksPassword, loggedIn, deadLink = false, hrefs, onSubmit, ...form } = props;
  const words = accounts.confirm;
  const toAccount = { label: words.toAccount, href: hrefs.account };
  const done = status === 'success';
  const forgot = { label: words.forgotPassword, href: hrefs.forgotPassword };

  if (deadLink) return <StatusPanel tone="problem" live {...words.dead} actions={[toAccount]} />;

  return (
    <AccountForm
      {...form}
      heading={words.heading}
      lead={words.lead}
      status={status === 'submitting' ? status : 'idle'}
      messages={{ password: words.enterPassword }}
      summary={words.problems}
      submit={{ label: words.confirm, busyLabel: words.confirming }}
      ways={asksPassword && !done ? [forgot] : []}
      reply={
        done
          ? {
              ...words.done,
              action: loggedIn ? toAccount : { label: words.logIn, href: hrefs.login },
            }
          : undefined
      }
      onSubmit={(values) => onSubmit(asksPassword ? valuesOf(values, ['password']) : {})}
    >
      {asksPassword && (
        <PasswordField
          name="password"
          label={words.password}
          hint={words.passwordHint}
          autoComplete="current-password"
          toggle={words.toggle}
        />
      )}
    </AccountForm>
  );
}
