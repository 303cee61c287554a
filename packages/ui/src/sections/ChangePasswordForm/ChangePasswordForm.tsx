'use client';
import { useEffect, useRef, useState } from 'react';
import { Form, type FormProps } from '../../components/Form/Form.tsx';
import { valuesOf } from '../../components/FormValues/FormValues.ts';
import { LedgerPage, type LedgerPageProps } from '../../components/LedgerPage/LedgerPage.tsx';
import { PasswordField, type PasswordToggle } from '../../components/PasswordField/PasswordField.tsx';
import { SavedNote } from '../../components/SavedNote/SavedNote.tsx';
import { SubmitButton } from '../../components/SubmitButton/SubmitButton.tsx';
import * as styles from './ChangePasswordForm.css.ts';

export interface ChangePasswordFormProps
  extends Omit<LedgerPageProps, 'children'>, Pick<FormProps, 'action' | 'problems' | 'onFirstTouch'> {
  /** How far it has come. At `success` the fields are emptied, and it says so until one is filled in again. */
  status?: 'idle' | 'submitting' | 'success';
  /** What one logs in by, for a password manager to keep the new password under. */
  login?: string;
  /** Takes the post over from the browser. */
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

/** Has a new key cut for somebody who shows the old one. */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { action, problems, onFirstTouch, status = 'idle', login, onSubmit, labels, ...page } = props;
  const root = useRef<HTMLDivElement>(null);
  const [touched, setTouched] = useState(false);

  useEffect(() => {
    // A password that is changed is not left lying about.
    if (status === 'success') root.current!.querySelector('form')!.reset();
  }, [status]);

  return (
    <LedgerPage {...page}>
      <div ref={root}>
        <Form
          action={action}
          problems={problems}
          onFirstTouch={onFirstTouch}
          status={status === 'submitting' ? status : 'idle'}
          messages={{ current: labels.enterCurrent, password: labels.enterPassword }}
          summary={labels.problems}
          onValues={(_, occasion) => setTouched(occasion === 'changed')}
          onSubmit={
            onSubmit &&
            ((values) => {
              setTouched(false);
              return onSubmit(valuesOf(values, names));
            })
          }
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
          <div className={styles.foot}>
            <SubmitButton label={labels.change} busyLabel={labels.changing} size="medium" tone="paper" />
            <SavedNote>{status === 'success' && !touched ? labels.changed : undefined}</SavedNote>
          </div>
        </Form>
      </div>
    </LedgerPage>
  );
}
