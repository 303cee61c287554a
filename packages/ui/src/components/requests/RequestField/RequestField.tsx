import { useId } from 'react';
import * as styles from './RequestField.css.ts';

export interface RequestFieldProps {
  label: string;
  /** What the answer is called where it is sent. A demonstration leaves it out, so that nothing is. */
  name?: string | undefined;
  /** Which keyboard a phone shows. */
  type?: 'text' | 'tel' | 'email' | undefined;
  /** Makes it a choice. The first is chosen until another is. */
  options?: readonly string[] | undefined;
  /** Makes it a message of so many lines. */
  lines?: number | undefined;
  /** Only what the answer cannot do without. */
  required?: boolean | undefined;
  /** Marks what may be left empty: “(if you like)”. */
  optional?: string | undefined;
  /** An example of an answer, never the question. */
  placeholder?: string | undefined;
  /** What the browser may fill in by itself: `name`, `tel`, `email`. */
  autoComplete?: string | undefined;
  /** What stands there before anything is chosen or typed. */
  defaultValue?: string | undefined;
  /** Takes the slip’s whole width. */
  wide?: boolean | undefined;
}

/** Asks one thing on a slip, in the browser’s own control. */
export function RequestField(props: RequestFieldProps) {
  const { label, name, type = 'text', options, lines, required = false, optional, wide = false } = props;
  const { placeholder, autoComplete, defaultValue } = props;
  const id = useId();
  const control = { id, name, required, defaultValue, className: styles.control };
  const typed = { placeholder, autoComplete };

  return (
    <div className={wide ? styles.wide : styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label} {!required && !options && optional && <span className={styles.optional}>{optional}</span>}
      </label>
      {options ? (
        <span className={styles.choice}>
          <select {...control} className={styles.list}>
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </span>
      ) : lines ? (
        <textarea {...control} {...typed} rows={lines} />
      ) : (
        <input {...control} {...typed} type={type} />
      )}
    </div>
  );
}
