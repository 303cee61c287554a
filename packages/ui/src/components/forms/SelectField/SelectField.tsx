'use client';
import { FieldFrame, type FieldWords } from '../FieldFrame/FieldFrame.tsx';
import * as styles from './SelectField.css.ts';

export interface SelectFieldProps extends FieldWords {
  /** In the order people look for them, not the order they were thought of. */
  options: readonly SelectOption[];
  /** Stands there until something is chosen: “Choose one”. Without it, the first option is chosen. */
  placeholder?: string | undefined;
  /** Makes the choice yours to keep; then `onChange` must be heard. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  disabled?: boolean | undefined;
  /** What a browser may fill in: a token of the HTML standard. */
  autoComplete?: string | undefined;
}

export interface SelectOption {
  label: string;
  /** What is sent. */
  value: string;
  /** Seen, but not to be had. */
  disabled?: boolean;
}

/** Asks for one of several, with the list the visitor’s own device draws. */
export function SelectField(props: SelectFieldProps) {
  const { options, placeholder, value, defaultValue, onChange, disabled, autoComplete, ...words } = props;
  const chosen = value === undefined ? { defaultValue } : { value };

  return (
    <FieldFrame {...words}>
      {({ className, ...control }) => (
        <span className={styles.root}>
          <select
            {...control}
            {...chosen}
            disabled={disabled}
            autoComplete={autoComplete}
            onChange={(event) => onChange?.(event.target.value)}
            className={`${className} ${styles.control}`}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <svg viewBox="0 0 16 10" aria-hidden="true" className={styles.arrow}>
            <path d="M2 2l6 6 6-6" />
          </svg>
        </span>
      )}
    </FieldFrame>
  );
}
