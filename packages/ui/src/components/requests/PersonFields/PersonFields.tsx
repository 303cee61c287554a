import { fields, legend, part } from '../RequestField/RequestField.css.ts';
import { RequestField } from '../RequestField/RequestField.tsx';

export interface PersonFieldsProps {
  /** Whether what is typed is sent: not in a demonstration. */
  named: boolean;
  /** Which of the two the answer goes to. The other may stay empty. */
  answer: 'telephone' | 'email';
  /** Marks what may be left empty: “(if you like)”. */
  optional: string;
  labels: PersonFieldsLabels;
}

export interface PersonFieldsLabels {
  /** “Who is asking?” */
  heading: string;
  name: string;
  telephone: string;
  email: string;
}

/** Asks who is asking, and where to answer. Sent as `name`, `telephone` and `email`. */
export function PersonFields({ named, answer, optional, labels }: PersonFieldsProps) {
  const telephone = (
    <RequestField
      key="telephone"
      label={labels.telephone}
      name={named ? 'telephone' : undefined}
      type="tel"
      autoComplete="tel"
      required={answer === 'telephone'}
      optional={optional}
    />
  );
  const email = (
    <RequestField
      key="email"
      label={labels.email}
      name={named ? 'email' : undefined}
      type="email"
      autoComplete="email"
      required={answer === 'email'}
      optional={optional}
    />
  );

  return (
    <fieldset className={part}>
      <legend className={legend}>{labels.heading}</legend>
      <div className={fields}>
        <RequestField
          label={labels.name}
          name={named ? 'name' : undefined}
          autoComplete="name"
          required
          wide
        />
        {answer === 'telephone' ? [telephone, email] : [email, telephone]}
      </div>
    </fieldset>
  );
}
