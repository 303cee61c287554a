'use client';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { GetForm, type FormValues } from '../../../components/forms/GetForm/GetForm.tsx';
import { SearchField } from '../../../components/filters/SearchField/SearchField.tsx';
import { SelectField, type SelectOption } from '../../../components/forms/SelectField/SelectField.tsx';
import * as styles from './Ledger.css.ts';

export interface LedgerFilter {
  /** Where the form asks, with what was chosen in the address. */
  formAction: string;
  /** What stands in it now, by the names in the address; the words to look for are `q`. */
  value: FormValues;
  /** Told at every change. */
  onChange?: (value: FormValues) => void;
  /** Looks for words, where they can be looked for. */
  search?: { label: string; clear: string } | undefined;
  choices?: readonly { name: string; label: string; options: readonly SelectOption[] }[];
  /** `form` names it to those who listen, `submit` sends it. */
  labels: { form: string; submit: string };
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
                ? // What is typed is told by the form; emptied by its cross, nothing was typed.
                  { value: value['q'] ?? '', onChange: (q) => q === '' && onChange({ ...value, q }) }
                : { defaultValue: value['q'] })}
            />
          </div>
        )}
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
        <div className={onChange ? styles.submit.heard : styles.submit.seen}>
          <Button type="submit">{labels.submit}</Button>
        </div>
      </div>
    </GetForm>
  );
}
