'use client';
import { Field } from '../../components/Field/Field.tsx';
import { FilteredField } from '../../components/FilteredField/FilteredField.tsx';
import { Form, type FormProps } from '../../components/Form/Form.tsx';
import { valuesOf } from '../../components/FormValues/FormValues.ts';
import { LedgerPage, type LedgerPageProps } from '../../components/LedgerPage/LedgerPage.tsx';
import { SavedNote } from '../../components/SavedNote/SavedNote.tsx';
import { SubmitButton } from '../../components/SubmitButton/SubmitButton.tsx';
import { useState } from 'react';
import * as styles from './ProfileForm.css.ts';

export interface ProfileFormProps
  extends Omit<LedgerPageProps, 'children'>, Pick<FormProps, 'action' | 'problems' | 'onFirstTouch'> {
  /** How far it has come. After `success` it says so until something is changed again. */
  status?: 'idle' | 'submitting' | 'success';
  /** As it stands now. */
  profile: ProfileValues;
  /** The address of the account, which is not changed here. */
  email?: string;
  /** Takes the post over from the browser. */
  onSubmit?: (values: ProfileValues) => void | Promise<void>;
  labels: ProfileLabels;
}

/** What is filled in, by the names of the fields. */
export type ProfileValues = Record<(typeof names)[number], string>;

export interface ProfileLabels {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  /** Says which characters can be used, once another was left out. */
  allowedInUsername: string;
  /** Said beside what was left empty. */
  enterFirstName: string;
  enterLastName: string;
  enterUsername: string;
  /** Heads what the server found. */
  problems: string;
  save: string;
  saving: string;
  saved: string;
}

const names = ['first_name', 'last_name', 'username'] as const;

/** Lets somebody put right what they are called. */
export function ProfileForm(props: ProfileFormProps) {
  const { action, problems, onFirstTouch, status, profile, email, onSubmit, labels, ...page } = props;
  const [changed, setChanged] = useState(false);

  return (
    <LedgerPage {...page}>
      <Form
        action={action}
        problems={problems}
        onFirstTouch={onFirstTouch}
        status={status === 'submitting' ? status : 'idle'}
        messages={{
          first_name: labels.enterFirstName,
          last_name: labels.enterLastName,
          username: labels.enterUsername,
        }}
        summary={labels.problems}
        onValues={(_, occasion) => setChanged(occasion === 'changed')}
        onSubmit={
          onSubmit &&
          ((values) => {
            setChanged(false);
            return onSubmit(valuesOf(values, names));
          })
        }
      >
        <div className={styles.pair}>
          <Field
            name="first_name"
            label={labels.firstName}
            autoComplete="given-name"
            defaultValue={profile.first_name}
          />
          <Field
            name="last_name"
            label={labels.lastName}
            autoComplete="family-name"
            defaultValue={profile.last_name}
          />
        </div>
        <FilteredField
          name="username"
          kind="username"
          label={labels.username}
          allowed={labels.allowedInUsername}
          autoComplete="username"
          defaultValue={profile.username}
        />
        {email && (
          <p className={styles.email}>
            <span className={styles.term}>{labels.email}</span> {email}
          </p>
        )}
        <div className={styles.foot}>
          <SubmitButton label={labels.save} busyLabel={labels.saving} size="medium" tone="paper" />
          <SavedNote>{status === 'success' && !changed ? labels.saved : undefined}</SavedNote>
        </div>
      </Form>
    </LedgerPage>
  );
}
