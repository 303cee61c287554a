import { FilteredField } from '../../filters/FilteredField/FilteredField.tsx';
import { Field } from '../Field/Field.tsx';
import * as styles from './NameFields.css.ts';

export interface NameFieldsProps {
  /** The values: as they are saved, or as they were filled in before. */
  draft?: Partial<Record<(typeof nameFields)[number], string>> | undefined;
  labels: NameLabels;
}

export interface NameLabels {
  firstName: string;
  lastName: string;
  username: string;
  /** Says which characters can be used, once another was left out. */
  allowedInUsername: string;
}

/** The names they are posted under. */
export const nameFields = ['first_name', 'last_name', 'username'] as const;

/** Asks for a person's name and the username they want here. */
export function NameFields({ draft, labels }: NameFieldsProps) {
  return (
    <>
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
        labels={{ refused: () => labels.allowedInUsername }}
        autoComplete="nickname"
        defaultValue={draft?.username}
      />
    </>
  );
}
