import { FilteredField } from '../../filters/FilteredField/FilteredField.tsx';
import { Field } from '../Field/Field.tsx';
import * as styles from './NameFields.css.ts';

export interface NameFieldsProps {
  /** What stands in them: as it is kept, or as it was filled in before. */
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

/** By these names they are posted. */
export const nameFields = ['first_name', 'last_name', 'username'] as const;

/** Asks what somebody is called: at home, and here. */
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
