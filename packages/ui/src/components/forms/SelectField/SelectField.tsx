'use client';
import { useEffect, useRef } from 'react';
import { FieldFrame, type FieldWords } from '../FieldFrame/FieldFrame.tsx';
import * as styles from './SelectField.css.ts';

export interface SelectFieldProps extends FieldWords {
  /** In the order people look for them, not the order they were thought of. */
  options: readonly SelectOption[];
  /** Stands there until something is chosen: “Choose one”. Without it, the first option is chosen. */
  placeholder?: string | undefined;
  /** Makes the choice controlled: `onChange` must then be handled. */
  value?: string | undefined;
  /** Chosen at first. A later value is taken while the visitor has chosen nothing else, as a text field takes it. */
  defaultValue?: string | undefined;
  /** Called with the chosen value. */
  onChange?: ((value: string) => void) | undefined;
  disabled?: boolean | undefined;
  /** What a browser may fill in: a token of the HTML standard. */
  autoComplete?: string | undefined;
}

export interface SelectOption {
  label: string;
  /** What is sent. */
  value: string;
  /** Seen, but cannot be chosen. */
  disabled?: boolean;
  /** Stands over it and its neighbours of the same group. */
  group?: string;
}

/** Asks for one of several, with the list the visitor’s own device draws. */
export function SelectField(props: SelectFieldProps) {
  const { options, placeholder, value, defaultValue, onChange, disabled, autoComplete, ...words } = props;
  const chosen = value === undefined ? { defaultValue } : { value };
  const select = useRef<HTMLSelectElement>(null);
  const before = useRef(defaultValue);

  useEffect(() => {
    const untouched = select.current!.value === (before.current ?? '');
    if (untouched && before.current !== defaultValue) select.current!.value = defaultValue ?? '';
    before.current = defaultValue;
  }, [defaultValue]);

  return (
    <FieldFrame {...words}>
      {({ className, ...control }) => (
        <span className={styles.root}>
          <select
            ref={select}
            {...control}
            {...chosen}
            disabled={disabled}
            autoComplete={autoComplete}
            onChange={(event) => onChange?.(event.target.value)}
            className={`${className} ${styles.control}`}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {inGroups(options).map(({ group, items }) =>
              group === undefined ? (
                items.map(optionOf)
              ) : (
                <optgroup key={group} label={group}>
                  {items.map(optionOf)}
                </optgroup>
              ),
            )}
          </select>
          <svg viewBox="0 0 16 10" aria-hidden="true" className={styles.arrow}>
            <path d="M2 2l6 6 6-6" />
          </svg>
        </span>
      )}
    </FieldFrame>
  );
}

const optionOf = ({ label, value, disabled }: SelectOption) => (
  // A browser’s own name for it may differ from the server’s; the value is the same.
  <option key={value} value={value} disabled={disabled} suppressHydrationWarning>
    {label}
  </option>
);

function inGroups(options: readonly SelectOption[]) {
  const groups: { group: string | undefined; items: SelectOption[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.items.push(option);
    else groups.push({ group: option.group, items: [option] });
  }
  return groups;
}
