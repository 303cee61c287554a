'use client';

import { useEffect, useId, useRef } from 'react';
import * as field from '../RequestField/RequestField.css.ts';
import { RequestField } from '../RequestField/RequestField.tsx';
import { askAddress } from './askAddress.ts';
import * as styles from './WayFields.css.ts';

export interface WayFieldsProps {
  /** Asks how the goods reach the customer. */
  legend: string;
  /** The first that goes without an address is chosen until another is. */
  items: readonly Way[];
  /** Whether what is chosen and typed is sent, as `way`, `recipient`, `street`, `postcode` and `town`: not in a demonstration. */
  named: boolean;
  /** What is said around the address. */
  labels: WayFieldsLabels;
}

export interface Way {
  /** What is sent. */
  value: string;
  label: string;
  /** What it costs, when it comes. */
  note?: string | undefined;
  /** Goes to an address, which is then asked for. */
  address?: boolean | undefined;
  /** What it adds to the sum, in whole pence or cents. */
  fee?: number | undefined;
}

export interface WayFieldsLabels {
  /** “Where to” */
  heading: string;
  /** Whose door it is. Without it, the question is left out. */
  recipient?: string;
  street: string;
  postcode: string;
  town: string;
}

/**
 * Lets a customer choose how the goods reach them, and asks for an address if they have to be sent.
 *
 * No markup can say “required if that is chosen”, so a way that needs an address is offered once `askAddress` runs: no
 * customer orders a delivery without an address. Where every way needs one, it is asked for in any case.
 */
export function WayFields({ legend, items, named, labels }: WayFieldsProps) {
  const root = useRef<HTMLFieldSetElement>(null);
  const ownName = useId();
  const name = (sent: string) => (named ? sent : undefined);
  const first = Math.max(
    0,
    items.findIndex(({ address }) => !address),
  );
  const always = items.every(({ address }) => address);

  useEffect(() => {
    const parent = root.current?.parentElement;
    if (parent) askAddress(parent);
  });

  return (
    <fieldset ref={root} className={styles.root} data-ways>
      <legend className={field.legend}>{legend}</legend>
      <div className={styles.ways}>
        {items.map(({ value, label, note, address, fee }, place) => (
          <label key={value} className={styles.way} hidden={address && !always}>
            <input
              type="radio"
              value={value}
              defaultChecked={place === first}
              data-address={address ? '' : undefined}
              data-fee={fee}
              className={styles.dot}
              // Radios that share a name exclude each other. In a demonstration they have one but belong to no form.
              {...(named ? { name: 'way' } : { name: ownName, form: '' })}
            />
            <span className={styles.name}>{label}</span>
            {note && <span className={styles.note}>{note}</span>}
          </label>
        ))}
      </div>
      {items.some(({ address }) => address) && (
        <fieldset className={styles.address} disabled={!always} data-asked>
          <legend className={styles.addressLegend}>{labels.heading}</legend>
          <div className={styles.addressFields}>
            {labels.recipient && (
              <RequestField label={labels.recipient} name={name('recipient')} required wide />
            )}
            <RequestField
              label={labels.street}
              name={name('street')}
              autoComplete="street-address"
              required
              wide
            />
            <RequestField
              label={labels.postcode}
              name={name('postcode')}
              autoComplete="postal-code"
              required
            />
            <RequestField label={labels.town} name={name('town')} autoComplete="address-level2" required />
          </div>
        </fieldset>
      )}
    </fieldset>
  );
}
