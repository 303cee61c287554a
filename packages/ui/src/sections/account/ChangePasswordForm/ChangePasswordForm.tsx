'use client';
import {
  AccountPanelForm,
  type AccountPanelFormProps,
} from '../../../components/forms/AccountPanelForm/AccountPanelForm.tsx';
import { valuesOf } from '../../../components/forms/FormValues/FormValues.ts';
import {
  PasswordField,
  type PasswordToggle,
} from '../../../components/forms/PasswordField/PasswordField.tsx';

export interface ChangePasswordFormProps extends Omit<
  AccountPanelFormProps,
  'children' | 'messages' | 'summary' | 'submit' | 'done' | 'emptied' | 'status' | 'onSubmit' | 'onValues'
> {
  /** How far it has come. At `success` the fields are emptied, and it says so until one is filled in again. */
  status?: 'idle' | 'submitting' | 'success';
  /** The customer's login name, for a password manager to keep the new password under. */
  login?: string;
  /** Takes the submission over from the browser. */
  onSubmit?: (values: ChangePasswordValues) => void | Promise<void>;
  labels: ChangePasswordLabels;
}

/** What is filled in, by the names of the fields. */
export type ChangePasswordValues = Record<(typeof names)[number], string>;

export interface ChangePasswordLabels {
  current: string;
  password: string;
  /** What makes a good password. */
  passwordHint?: string;
  toggle: PasswordToggle;
  /** Said beside what was left empty. */
  enterCurrent: string;
  enterPassword: string;
  /** Heads what the server found. */
  problems: string;
  change: string;
  changing: string;
  changed: string;
}

const names = ['current', 'password'] as const;

/** Changes the password of a customer who knows the old one, as if a new key were cut. */
export function ChangePasswordForm({ login, onSubmit, labels, ...form }: ChangePasswordFormProps) {
  return (
    <AccountPanelForm
      {...form}
      emptied
      messages={{ current: labels.enterCurrent, password: labels.enterPassword }}
      summary={labels.problems}
      submit={{ label: labels.change, busyLabel: labels.changing }}
      done={labels.changed}
      onSubmit={onSubmit && ((values) => onSubmit(valuesOf(values, names)))}
    >
      {login && <input type="text" name="login" autoComplete="username" value={login} readOnly hidden />}
      <PasswordField
        name="current"
        label={labels.current}
        autoComplete="current-password"
        toggle={labels.toggle}
      />
      <PasswordField
        name="password"
        label={labels.password}
        hint={labels.passwordHint}
        autoComplete="new-password"
        toggle={labels.toggle}
      />
    </AccountPanelForm>
  );
}
