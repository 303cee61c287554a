'use client';
import {
  AccountPanelForm,
  type AccountPanelFormProps,
} from '../../../components/forms/AccountPanelForm/AccountPanelForm.tsx';
import { valuesOf } from '../../../components/forms/FormValues/FormValues.ts';
import { NameFields, nameFields, type NameLabels } from '../../../components/forms/NameFields/NameFields.tsx';
import * as styles from './ProfileForm.css.ts';

export interface ProfileFormProps extends Omit<
  AccountPanelFormProps,
  'children' | 'messages' | 'summary' | 'submit' | 'done' | 'emptied' | 'onSubmit' | 'onValues'
> {
  /** As it stands now. */
  profile: ProfileValues;
  /** The address of the account, which is not changed here. */
  email?: string;
  /** Called at each change with the values of the fields. */
  onChange?: (values: ProfileValues) => void;
  /** Takes the submission over from the browser. */
  onSubmit?: (values: ProfileValues) => void | Promise<void>;
  labels: ProfileLabels;
}

/** What is filled in, by the names of the fields. */
export type ProfileValues = Record<(typeof nameFields)[number], string>;

export interface ProfileLabels extends NameLabels {
  email: string;
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

/** Lets a customer correct their names. */
export function ProfileForm({ profile, email, onChange, onSubmit, labels, ...form }: ProfileFormProps) {
  return (
    <AccountPanelForm
      {...form}
      messages={{
        first_name: labels.enterFirstName,
        last_name: labels.enterLastName,
        username: labels.enterUsername,
      }}
      summary={labels.problems}
      submit={{ label: labels.save, busyLabel: labels.saving }}
      done={labels.saved}
      onValues={(values, occasion) => {
        if (occasion === 'changed') onChange?.(valuesOf(values, nameFields));
      }}
      onSubmit={onSubmit && ((values) => onSubmit(valuesOf(values, nameFields)))}
    >
      <NameFields draft={profile} labels={labels} />
      {email && (
        <p className={styles.email}>
          <span className={styles.term}>{labels.email}</span> {email}
        </p>
      )}
    </AccountPanelForm>
  );
}
