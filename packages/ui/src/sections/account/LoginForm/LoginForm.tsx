'use client';
import { AccountForm, type AccountFormProps } from '../../../components/forms/AccountForm/AccountForm.tsx';
import {
  FilteredField,
  type AddressLabels,
} from '../../../components/filters/FilteredField/FilteredField.tsx';
import { valuesOf } from '../../../components/forms/FormValues/FormValues.ts';
import {
  PasswordField,
  type PasswordToggle,
} from '../../../components/forms/PasswordField/PasswordField.tsx';

export interface LoginFormProps extends Pick<
  AccountFormProps,
  'heading' | 'lead' | 'items' | 'id' | 'formAction' | 'problems' | 'status' | 'onFirstTouch'
> {
  /** The addresses of the pages for a lost password and for a new account. */
  hrefs: { forgotPassword: string; signUp: string };
  /** What was filled in before. A password never is. */
  draft?: { email?: string };
  /** Takes the submission over from the browser. Return a promise to hold the form; one that fails hands it back. */
  onSubmit?: (values: LoginValues) => void | Promise<void>;
  labels: LoginLabels;
}

/** What is filled in, by the names of the fields. */
export interface LoginValues {
  email: string;
  password: string;
}

export interface LoginLabels {
  email: string;
  /** What is said of characters that were left out of the address. */
  address: AddressLabels;
  password: string;
  toggle: PasswordToggle;
  /** Said beside what was left empty. */
  enterEmail: string;
  enterPassword: string;
  /** Heads what the server found. */
  problems: string;
  logIn: string;
  loggingIn: string;
  forgotPassword: string;
  newHere: string;
  signUp: string;
}

/** Lets a customer in with the address and the password they signed up with. */
export function LoginForm(props: LoginFormProps) {
  const { hrefs, draft, onSubmit, labels, ...form } = props;

  return (
    <AccountForm
      {...form}
      messages={{ email: labels.enterEmail, password: labels.enterPassword }}
      summary={labels.problems}
      submit={{ label: labels.logIn, busyLabel: labels.loggingIn }}
      ways={[
        { label: labels.forgotPassword, href: hrefs.forgotPassword },
        { question: labels.newHere, label: labels.signUp, href: hrefs.signUp },
      ]}
      onSubmit={onSubmit && ((values) => onSubmit(valuesOf(values, ['email', 'password'])))}
    >
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
        autoComplete="current-password"
        toggle={labels.toggle}
      />
    </AccountForm>
  );
}
