'use client';
import { use, useLayoutEffect, useRef, useState } from 'react';
import { Text } from '../../../primitives/index.ts';
import { Field } from '../Field/Field.tsx';
import { FormContext } from '../FormContext/FormContext.tsx';
import { SelectField, type SelectOption } from '../SelectField/SelectField.tsx';
import { billingFieldNames, type BillingField } from './billingFieldNames.ts';
import * as styles from './BillingFields.css.ts';

export interface BillingFieldsProps {
  /** The countries to choose from, in the order of their names; the value is what is sent. */
  countries: readonly SelectOption[];
  /** What was filled in before, by the names of the fields. With anything in it, the fold is open. */
  draft?: Partial<Record<BillingField, string>> | undefined;
  labels: BillingLabels;
}

export interface BillingLabels extends Record<BillingField, string> {
  /** What the fold is called: “Bill to a business”. */
  open: string;
  /** Who needs it, and that no other customer does. */
  hint: string;
  /** Said of a country without any other field filled in. */
  countryHint?: string;
  taxNumberHint: string;
  /** Stands in the list until a country is chosen. */
  noCountry: string;
  optional: string;
}

/**
 * Asks whom a receipt is made out to, in a fold that most customers leave closed: with script, folded fields are not
 * sent. None of the fields is required: a browser cannot show the message of a required field that is folded away.
 */
export function BillingFields({ countries, draft, labels }: BillingFieldsProps) {
  const errors = use(FormContext)?.errors;
  // An account's data may arrive after the customer began to write, perhaps of another business: the two are not mixed.
  const [begunWith, setBegunWith] = useState<typeof draft>();
  const filled = begunWith ?? draft;
  const isFilled = billingFieldNames.some((field) => filled?.[field]);
  const isFaulty = billingFieldNames.some((field) => errors?.[field]);
  const [opensTold] = useState(isFilled || isFaulty);
  const [isClosed, setClosed] = useState(false);
  const fold = useRef<HTMLDetailsElement>(null);

  useLayoutEffect(() => {
    if (isFilled) fold.current!.open = true;
  }, [isFilled]);

  // Opened before the form leads to the first field that came back: a folded field takes no focus.
  useLayoutEffect(() => {
    if (billingFieldNames.some((field) => errors?.[field])) fold.current!.open = true;
  }, [errors]);

  const words = (name: BillingField) => ({
    name,
    label: labels[name],
    optional: labels.optional,
    defaultValue: filled?.[name],
  });

  return (
    <details
      ref={fold}
      open={opensTold}
      className={styles.root}
      onToggle={({ currentTarget }) => setClosed(!currentTarget.open)}
      onChange={() => setBegunWith((known) => known ?? draft ?? {})}
    >
      <summary className={styles.summary}>{labels.open}</summary>
      {/* Closed again, none of it is sent; opened, it is as it was. */}
      <fieldset disabled={isClosed && !isFaulty} aria-label={labels.open} className={styles.content}>
        <Text tone="muted">{labels.hint}</Text>
        <Field {...words('company')} autoComplete="billing organization" />
        <Field {...words('street')} autoComplete="billing address-line1" />
        <div className={styles.pair}>
          <Field {...words('postalCode')} autoComplete="billing postal-code" />
          <Field {...words('city')} autoComplete="billing address-level2" />
        </div>
        <div className={styles.pair}>
          <SelectField
            {...words('country')}
            hint={labels.countryHint}
            options={countries}
            placeholder={labels.noCountry}
            autoComplete="billing country"
          />
          <Field {...words('taxNumber')} hint={labels.taxNumberHint} />
        </div>
      </fieldset>
    </details>
  );
}
