'use client';
import { AccountForm, type AccountFormProps } from '../../../components/forms/AccountForm/AccountForm.tsx';
import {
  FilteredField,
  type AddressLabels,
} from '../../../components/filters/FilteredField/FilteredField.tsx';
import { valuesOf } from '../../../components/forms/FormValues/FormValues.ts';
import { NameFields, nameFields, type NameLabels } from '../../../components/forms/NameFields/NameFields.tsx';
import {
  PasswordField,
  type PasswordToggle,
} from '../../../components/forms/PasswordField/PasswordField.tsx';

export interface SignUpFormProps extends Pick<
  AccountFormProps,
  'heading' | 'lead' | 'items' | 'policy' | 'id' | 'formAction' | 'problems' | 'status' | 'onFirstTouch'
> {
  /** For those who have an account already. */
  loginHref: string;
  /** What was filled in before. A password never is. */
  draft?: Partial<Omit<SignUpValues, 'password'>>;
  /** Takes the submission over from the browser. Return a promise to hold the form; one that fails hands it back. */
  onSubmit?: (values: SignUpValues) => void | Promise<void>;
  labels: SignUpLabels;
}

/** What is filled in, by the names of the fields. */
export type SignUpValues = Record<(typeof names)[number], string>;

export interface SignUpLabels extends NameLabels {
  email: string;
  password: string;
  /** What makes a good password. */
  passwordHint?: string;
  toggle: PasswordToggle;
  /** What is said of characters that were left out of the address. */
  address: AddressLabels;
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

const names = [...nameFields, 'email', 'password'] as const;

/** Makes an account for a new customer: who they are, how we reach them, and a password. */
export function SignUpForm(props: SignUpFormProps) {
  const { loginHref, draft, onSubmit, labels, ...form } = props;

  return (
    <AccountForm
      {...form}
      drawing="small"
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
      <NameFields draft={draft} labels={labels} />
      <FilteredField
        name="email"
        kind="email"
        label={labels.email}
        labels={labels.address}
        autoComplete="username"
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
