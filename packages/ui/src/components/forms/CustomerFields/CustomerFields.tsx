import { Field } from '../Field/Field.tsx';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import * as styles from './CustomerFields.css.ts';

export interface CustomerFieldsProps {
  /** What was filled in before. */
  draft?: { name?: string; email?: string; business?: string } | undefined;
  labels: CustomerLabels;
}

export interface CustomerLabels {
  legend: string;
  name: string;
  email: string;
  emailHint: string;
  business: string;
  businessHint: string;
  optional: string;
}

/** Asks who is buying: a name, an address for the receipt, and a business if there is one. */
export function CustomerFields({ draft, labels }: CustomerFieldsProps) {
  return (
    <FieldGroup legend={labels.legend} columns="two">
      <Field name="name" label={labels.name} autoComplete="name" defaultValue={draft?.name} />
      <Field
        name="email"
        type="email"
        label={labels.email}
        hint={labels.emailHint}
        autoComplete="email"
        defaultValue={draft?.email}
      />
      <div className={styles.wide}>
        <Field
          name="business"
          label={labels.business}
          hint={labels.businessHint}
          optional={labels.optional}
          autoComplete="organization"
          defaultValue={draft?.business}
        />
      </div>
    </FieldGroup>
  );
}
