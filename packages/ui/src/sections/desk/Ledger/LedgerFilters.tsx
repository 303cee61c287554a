'use client';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { GetForm, type FormValues } from '../../../components/forms/GetForm/GetForm.tsx';
import { SearchField } from '../../../components/filters/SearchField/SearchField.tsx';
import { SelectField, type SelectOption } from '../../../components/forms/SelectField/SelectField.tsx';
import * as styles from './Ledger.css.ts';

export interface LedgerFilter {
  /** Where the browser sends the form, with the choices in the address. */
  formAction: string;
  /** The values of its fields, by their names in the address; the words to look for are `q`. */
  value: FormValues;
  /** Called at every change. */
  onChange?: (value: FormValues) => void;
  /** A search field, where the list can be searched. */
  search?: { label: string; clear: string } | undefined;
  choices?: readonly { name: string; label: string; options: readonly SelectOption[] }[];
  /**
   * `form` names it for screen readers, `submit` sends it; `choices` stands over more than two on a phone, where they
   * are folded away.
   */
  labels: { form: string; submit: string; choices?: string };
}

/** Narrows the lines of a ledger down. */
export function LedgerFilters({ formAction, value, onChange, search, choices = [], labels }: LedgerFilter) {
  return (
    <GetForm formAction={formAction} label={labels.form} value={value} onChange={onChange}>
      <div className={styles.filters}>
        {search && (
          <div className={styles.search}>
            <SearchField
              name="q"
              label={search.label}
              labels={{ clear: search.clear }}
              {...(onChange
                ? // Typing fires the form's event; the cross that empties the field does not.
                  { value: value['q'] ?? '', onChange: (q) => q === '' && onChange({ ...value, q }) }
                : { defaultValue: value['q'] })}
            />
          </div>
        )}
        <Choices
          label={choices.length > 2 ? labels.choices : undefined}
          chosen={choices.some(({ name }) => (value[name] ?? '') !== '')}
        >
          {choices.map(({ name, label, options }) => (
            <div key={name} className={styles.choice}>
              <SelectField
                name={name}
                label={label}
                options={options}
                optional=""
                defaultValue={value[name] ?? ''}
              />
            </div>
          ))}
        </Choices>
        <div className={onChange ? styles.submit.heard : styles.submit.seen}>
          <Button type="submit">{labels.submit}</Button>
        </div>
      </div>
    </GetForm>
  );
}

/** On a phone many of them would fill the first screen. What is chosen to begin with is not folded away. */
function Choices({
  label,
  chosen,
  children,
}: {
  label: string | undefined;
  chosen: boolean;
  children: ReactNode;
}) {
  const [open] = useState(chosen);
  if (label === undefined) return children;
  return (
    <details open={open} className={styles.fold}>
      <summary className={styles.foldSign}>{label}</summary>
      <div className={styles.choices}>{children}</div>
    </details>
  );
}
