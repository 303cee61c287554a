'use client';
import { useState } from 'react';
import { AccountForm, type AccountFormProps } from '../../../components/forms/AccountForm/AccountForm.tsx';
import { Checkbox } from '../../../components/forms/Checkbox/Checkbox.tsx';
import { valuesOf } from '../../../components/forms/FormValues/FormValues.ts';
import { PasswordField } from '../../../components/forms/PasswordField/PasswordField.tsx';
import * as styles from './ResetPasswordForm.css.ts';

export interface ResetPasswordFormProps extends Pick<
  AccountFormProps,
  'heading' | 'lead' | 'id' | 'formAction' | 'problems' | 'onFirstTouch'
> {
  /** The way back for a customer who remembers it after all. */
  loginHref: string;
  /** The customer's login name, for a password manager to keep the new password under. */
  login?: string | undefined;
  /** How far it has come. After `success` the page leads on to the login by itself. */
  status?: 'idle' | 'submitting' | 'success';
  /** Takes the submission over from the browser. Return a promise to hold the form; one that fails hands it back. */
  onSubmit?: (values: ResetPasswordValues) => void | Promise<void>;
  labels: ResetPasswordLabels;
}

export interface ResetPasswordValues {
  password: string;
}

export interface ResetPasswordLabels {
  password: string;
  /** What makes a good password. */
  passwordHint?: string;
  confirm: string;
  showPasswords: string;
  enterPassword: string;
  mismatch: string;
  /** Heads what the server found. */
  problems: string;
  reset: string;
  resetting: string;
  done: string;
  backToLogin: string;
}

/** Lets a customer who came by a reset link choose a new password, typed twice to be sure. */
export function ResetPasswordForm(props: ResetPasswordFormProps) {
  const { loginHref, login, status = 'idle', onSubmit, labels, ...form } = props;
  const [shown, setShown] = useState(false);

  return (
    <AccountForm
      {...form}
      status={status === 'submitting' ? status : 'idle'}
      messages={{ password: labels.enterPassword, confirm: labels.enterPassword }}
      summary={labels.problems}
      submit={{ label: labels.reset, busyLabel: labels.resetting }}
      ways={[{ label: labels.backToLogin, href: loginHref }]}
      reply={status === 'success' ? { heading: labels.done } : undefined}
      onSubmit={
        onSubmit &&
        ((values) => {
          // A browser may remember the value of a plain text field.
          setShown(false);
          return onSubmit(valuesOf(values, ['password']));
        })
      }
    >
      {login && <input type="text" name="login" autoComplete="username" value={login} readOnly hidden />}
      <PasswordField
        name="password"
        label={labels.password}
        hint={labels.passwordHint}
        autoComplete="new-password"
        shown={shown}
      />
      <PasswordField
        name="confirm"
        label={labels.confirm}
        autoComplete="new-password"
        shown={shown}
        repeats={{ name: 'password', message: labels.mismatch }}
      />
      <div className={styles.show}>
        <Checkbox label={labels.showPasswords} checked={shown} onCheckedChange={setShown} />
      </div>
    </AccountForm>
  );
}
