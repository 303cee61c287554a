'use client';
import { AccountForm, type AccountFormProps } from '../../components/AccountForm/AccountForm.tsx';
import { Field } from '../../components/Field/Field.tsx';
import { FilteredField } from '../../components/FilteredField/FilteredField.tsx';
import { valuesOf } from '../../components/FormValues/FormValues.ts';
import { PasswordField, type PasswordToggle } from '../../components/PasswordField/PasswordField.tsx';
import * as styles from './SignUpForm.css.ts';

export interface SignUpFormProps extends Pick<
  AccountFormProps,
  'heading' | 'lead' | 'action' | 'problems' | 'status' | 'onFirstTouch'
> {
  /** For those who have an account already. */
  loginHref: string;
  /** What was filled in before. A password never is. */
  draft?: Partial<Omit<SignUpValues, 'password'>>;
  /** Takes the post over from the browser. Return a promise to hold the form; one that fails hands it back. */
  onSubmit?: (values: SignUpValues) => void | Promise<void>;
  labels: SignUpLabels;
}

/** What is filled in, by the names of the fields. */
export type SignUpValues = Record<(typeof names)[number], string>;

export interface SignUpLabels {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  password: string;
  /** What makes a good password. */
  passwordHint?: string;
  toggle: PasswordToggle;
  /** Says which characters can be used, once another was left out. */
  allowedInUsername: string;
  allowedInEmail: string;
  /** Said beside what was left empty. */
  enterFirstName: string;
  enterLastName: string;
  enterUsername: string;
  enterEmail: string;
  enterPassword: string;
  /** Heads what the server found. */
  problems: string;
  signUp: string;
  signingUp: string;
  haveAccount: string;
  logIn: string;
}

const names = ['first_name', 'last_name', 'username', 'email', 'password'] as const;

/** Makes an account for a new customer: who they are, how we reach them, and a password. */
export function SignUpForm(props: SignUpFormProps) {
  const { loginHref, draft, onSubmit, labels, ...form } = props;

  return (
    <AccountForm
      {...form}
      messages={{
        first_name: labels.enterFirstName,
        last_name: labels.enterLastName,
        username: labels.enterUsername,
        email: labels.enterEmail,
        password: labels.enterPassword,
      }}
      summary={labels.problems}
      submit={{ label: labels.signUp, busyLabel: labels.signingUp }}
      ways={[{ question: labels.haveAccount, label: labels.logIn, href: loginHref }]}
      onSubmit={onSubmit && ((values) => onSubmit(valuesOf(values, names)))}
    >
      <div className={styles.pair}>
        <Field
          name="first_name"
          label={labels.firstName}
          autoComplete="given-name"
          defaultValue={draft?.first_name}
        />
        <Field
          name="last_name"
          label={labels.lastName}
          autoComplete="family-name"
          defaultValue={draft?.last_name}
        />
      </div>
      <FilteredField
        name="username"
        kind="username"
        label={labels.username}
        allowed={labels.allowedInUsername}
        autoComplete="username"
        defaultValue={draft?.username}
      />
      <FilteredField
        name="email"
        kind="email"
        label={labels.email}
        allowed={labels.allowedInEmail}
        autoComplete="email"
        defaultValue={draft?.email}
      />
      <PasswordField
        name="password"
        label={labels.password}
        hint={labels.passwordHint}
        autoComplete="new-password"
        toggle={labels.toggle}
      />
    </AccountForm>
  );
}
