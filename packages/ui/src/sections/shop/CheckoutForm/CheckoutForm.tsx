'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { AddOnFields } from '../../../components/forms/AddOnFields/AddOnFields.tsx';
import {
  BillingFields,
  type BillingFieldsProps,
} from '../../../components/forms/BillingFields/BillingFields.tsx';
import {
  billingFieldNames,
  type BillingField,
} from '../../../components/forms/BillingFields/billingFieldNames.ts';
import {
  CustomerFields,
  type CustomerLabels,
} from '../../../components/forms/CustomerFields/CustomerFields.tsx';
import { Form, type FormProps } from '../../../components/forms/Form/Form.tsx';
import { LiveText } from '../../../components/feedback/LiveText/LiveText.tsx';
import { LinkRow, type LinkRowProps } from '../../../components/navigation/LinkRow/LinkRow.tsx';
import { OrderItem, type OrderItemProps } from '../../../components/prices/OrderItem/OrderItem.tsx';
import { SubmitButton } from '../../../components/forms/SubmitButton/SubmitButton.tsx';
import { Till, type TillLabels, type TillProps } from '../../../components/prices/Till/Till.tsx';
import { TotalBar } from '../../../components/prices/TotalBar/TotalBar.tsx';
import { Container, Heading, Text } from '../../../primitives/index.ts';
import * as styles from './CheckoutForm.css.ts';

export interface CheckoutFormProps extends Pick<
  FormProps,
  'formAction' | 'problems' | 'status' | 'onFirstTouch'
> {
  /** The page's only `h1`. */
  heading: string;
  /** The product, as its line on the order. */
  template: OrderItemProps & { id: string };
  /** The add-ons, the commonest first. */
  addOns: readonly CheckoutAddOn[];
  /** What the template costs by itself, in the currency's minor unit. */
  basePrice: number;
  /** Writes an amount in the currency’s smallest unit as people read it. */
  formatPrice: (minor: number) => string;
  /** What the till prints above and below the lines. */
  receipt: Pick<TillProps, 'shop' | 'footer'>;
  /** Who answers questions before the payment, and how: a mail, a telephone. */
  help?: { text: string; links: LinkRowProps['items'] };
  /** What was filled in before: the server hands it back with its problems. */
  draft?: Partial<CheckoutValues> | undefined;
  /** Offers a receipt that is made out to a business, in a fold below who is buying. */
  billing?: Omit<BillingFieldsProps, 'draft'>;
  /** Hidden fields, by name. */
  carried?: Readonly<Record<string, string>> | undefined;
  /** Takes the submission over from the browser. Return a promise to hold the form; one that fails hands it back. */
  onSubmit?: (values: CheckoutValues) => void | Promise<void>;
  /** The section’s own words. */
  labels: CheckoutLabels;
  /** An anchor for links to this part of the page. */
  id?: string;
}

export interface CheckoutAddOn {
  id: string;
  name: string;
  description: string;
  /** In the currency's minor unit. */
  price: number;
}

/** What is filled in, by the names of the fields. */
export interface CheckoutValues {
  name: string;
  email: string;
  business: string;
  /** Whom the receipt is made out to: empty fields are left out. */
  billing: Partial<Record<BillingField, string>>;
  addOns: readonly string[];
  /**
   * A random id of this form. It stays the same after Back, so that one form sent twice can be told from two orders.
   * The script makes one where the page brings none.
   */
  formKey: string;
}

export interface CheckoutLabels {
  template: string;
  addOns: string;
  customer: CustomerLabels;
  /** Said beside a name and an address that cannot be used. */
  enterName: string;
  enterEmail: string;
  /** Heads what the server found. */
  problems: string;
  pay: string;
  paying: string;
  /** What holds before the button is pressed, and after: one paragraph each. */
  payNotes: readonly string[];
  /** The same in a line, in the button’s bar on a phone. */
  payNote?: string;
  /** Beside the button on a phone, and announced when the sum changes. */
  total: string;
  till: TillLabels;
}

const written = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');

const valuesIn = (form: FormData): CheckoutValues => ({
  name: written(form.get('name')),
  email: written(form.get('email')),
  business: written(form.get('business')),
  billing: Object.fromEntries(
    billingFieldNames.flatMap((name) => {
      const words = written(form.get(name));
      return words.trim() ? [[name, words]] : [];
    }),
  ),
  addOns: form.getAll('addOns').map(written),
  formKey: written(form.get('formKey')),
});

// Only the server reports errors in these; they are listed for their place in the form.
const belowThose = Object.fromEntries(billingFieldNames.map((name) => [name, '']));

// A page that is not served over TLS has no `randomUUID`.
const createKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Sells one template: who it is for, what to add, and a receipt that adds up as things are ticked. */
export function CheckoutForm(props: CheckoutFormProps) {
  const {
    heading,
    template,
    addOns,
    basePrice,
    formatPrice,
    receipt,
    help,
    draft,
    billing,
    onSubmit,
    labels,
    id,
  } = props;
  const headingId = useId();
  const [ticked, setTicked] = useState(draft?.addOns ?? []);
  const [spoken, setSpoken] = useState('');
  const key = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const field = key.current!;
    // Set even if it has a value already: React does not overwrite a value that was set by script.
    field.value = field.value || createKey();
  }, []);

  const chosen = (ids: readonly string[]) => addOns.filter((addOn) => ids.includes(addOn.id));
  const totalOf = (ids: readonly string[]) =>
    formatPrice(chosen(ids).reduce((sum, { price }) => sum + price, basePrice));

  // What was ticked before the script came, or came back, is told too: the page as served gave another total.
  const keepUp: FormProps['onValues'] = (form) => {
    const ids = valuesIn(form).addOns;
    // Compared inside the update: the last list that was set may not be rendered yet.
    setTicked((before) => (before.join() === ids.join() ? before : ids));
    if (ids.join() !== ticked.join()) setSpoken(`${labels.total} ${totalOf(ids)}`);
  };

  const send = (form: FormData) => {
    setSpoken('');
    return onSubmit?.(valuesIn(form));
  };

  return (
    <section id={id} aria-labelledby={headingId} className={styles.root}>
      <Container>
        <div className={styles.head}>
          <Heading id={headingId} level={1} size="xxlarge" tone="sign">
            {heading}
          </Heading>
        </div>
        <LiveText>{props.status === 'submitting' ? labels.paying : spoken}</LiveText>
        <Form
          formAction={props.formAction}
          status={props.status}
          problems={props.problems}
          messages={{ name: labels.enterName, email: labels.enterEmail, ...belowThose }}
          summary={labels.problems}
          onFirstTouch={props.onFirstTouch}
          onValues={keepUp}
          onSubmit={onSubmit && send}
        >
          <input type="hidden" name="templateId" value={template.id} />
          {Object.entries(props.carried ?? {}).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {/* Of type text, which browsers restore when the visitor comes back; fields of type hidden need not be. */}
          <input ref={key} type="text" name="formKey" hidden defaultValue={draft?.formKey} />
          <div className={styles.layout}>
            <div className={styles.counter}>
              <div className={styles.part}>
                <Heading level={2} size="xlarge">
                  {labels.template}
                </Heading>
                <OrderItem {...template} />
              </div>
              <div>
                <CustomerFields draft={draft} labels={labels.customer} />
                {billing && (
                  <div className={styles.billing}>
                    <BillingFields {...billing} draft={draft?.billing} />
                  </div>
                )}
              </div>
              {addOns.length > 0 && (
                <AddOnFields
                  legend={labels.addOns}
                  addOns={addOns.map((addOn) => ({ ...addOn, price: `+ ${formatPrice(addOn.price)}` }))}
                  ticked={draft?.addOns}
                />
              )}
              {help && (
                <div>
                  <Text>{help.text}</Text>
                  <LinkRow items={help.links} />
                </div>
              )}
            </div>
            <div className={styles.pay}>
              <Till
                {...receipt}
                lines={[
                  { id: template.id, name: template.name, price: formatPrice(basePrice) },
                  ...chosen(ticked).map((one) => ({ ...one, price: formatPrice(one.price), passing: true })),
                ]}
                total={totalOf(ticked)}
                labels={labels.till}
              />
              <div className={styles.notes}>
                {labels.payNotes.map((note) => (
                  <Text key={note} tone="muted">
                    {note}
                  </Text>
                ))}
              </div>
              <TotalBar label={labels.total} total={totalOf(ticked)} note={labels.payNote}>
                <SubmitButton label={labels.pay} busyLabel={labels.paying} />
              </TotalBar>
            </div>
          </div>
        </Form>
      </Container>
    </section>
  );
}
