import { useField } from '../FormContext/FormContext.tsx';
import { Mark } from '../Mark/Mark.tsx';
import * as styles from './Field.css.ts';

export interface FieldProps {
  /** Its name in the form, and in what the form around it says is wrong. */
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel';
  /** Said under the field, before anything is typed. */
  hint?: string | undefined;
  /** What is wrong with it. Inside a `Form` this comes from there. */
  error?: string | undefined;
  /** Marks a field that may stay empty: “optional”. Without it, it must be filled in. */
  optional?: string | undefined;
  /** What a browser may fill in: a token of the HTML standard. */
  autoComplete?: string | undefined;
  defaultValue?: string | undefined;
}

/** Asks for one line of words. */
export function Field({
  name,
  label,
  type = 'text',
  hint,
  error,
  optional,
  autoComplete,
  defaultValue,
}: FieldProps) {
  const field = useField(name);
  const message = error ?? field.error;
  const describedBy = [message && `${field.id}-error`, hint && `${field.id}-hint`].filter(Boolean).join(' ');

  return (
    <div className={styles.root}>
      <label htmlFor={field.id} className={styles.label}>
        {label} {optional && <span className={styles.optional}>({optional})</span>}
      </label>
      <input
        id={field.id}
        name={name}
        type={type}
        required={!optional}
        // A name made of spaces is no name.
        pattern={type === 'text' && !optional ? '.*\\S.*' : undefined}
        autoComplete={autoComplete}
        autoCapitalize={type === 'email' ? 'none' : undefined}
        spellCheck={type === 'email' ? false : undefined}
        defaultValue={defaultValue}
        aria-invalid={message ? true : undefined}
        aria-describedby={describedBy || undefined}
        className={styles.input}
      />
      {message && (
        <p id={`${field.id}-error`} className={styles.error}>
          <Mark kind="problem" size="small" /> {message}
        </p>
      )}
      {hint && (
        <p id={`${field.id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
