import { useId } from 'react';
import {
  PersonFields,
  type PersonFieldsLabels,
} from '../../../components/requests/PersonFields/PersonFields.tsx';
import { RequestField } from '../../../components/requests/RequestField/RequestField.tsx';
import { RequestSlip, type RequestSlipProps } from '../../../components/requests/RequestSlip/RequestSlip.tsx';
import { WayFields, type WayFieldsLabels } from '../../../components/requests/WayFields/WayFields.tsx';
import { HeadingWithLead } from '../../../components/layout/HeadingWithLead/HeadingWithLead.tsx';
import { formatPrice } from '../../../components/prices/Price/Price.tsx';
import { Section } from '../../../primitives/index.ts';
import { ground } from '../../../theme/ground.css.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './Vouchers.css.ts';

export interface VouchersProps {
  /** An anchor for links to the vouchers. The answer after sending stands at `#{id}-sent`: send people back there. */
  id: string;
  heading: string;
  /** 1 where the vouchers are the page. */
  headingLevel?: 1 | 2;
  lead?: string;
  /** The first is chosen until another is. Without any, nothing is rendered. */
  items: readonly Voucher[];
  /** `EUR`, `GBP`. */
  currency: string;
  /** How prices are written: `en-GB`, `de-DE`. */
  locale?: string;
  /** Heads the form, and says how it is paid and when it comes. */
  request: { heading: string; lead?: string };
  submit: string;
  /** Where the form is posted to. Without it the form is a demonstration: see below. */
  formAction?: string;
  /** Adds a field for machines alone, which people leave empty. */
  honeypot?: RequestSlipProps['honeypot'];
  /** What becomes of the words; in a demonstration, that they go nowhere. */
  footnote?: string;
  sent: RequestSlipProps['sent'];
  labels: VouchersLabels;
  /** What the section is painted on. */
  tone?: GroundName;
  /** The paper of the vouchers. */
  paper?: GroundName;
  /** The paper of the slip with the form. */
  slip?: GroundName;
  /** Shown beside the fields where the form stands alone on a wide page: the telephone, the hours. */
  facts?: RequestSlipProps['facts'];
}

export interface Voucher {
  /** The value it submits. */
  id: string;
  /** The treatment: “Hot-towel shave”. Without it, the voucher is for a sum of money. */
  name?: string;
  /** In whole pence or cents. */
  price: number;
  /** What that buys, in a few words. */
  note?: string;
  /** “Good for three years” */
  valid?: string;
}

export interface VouchersLabels {
  /** “Choose one” */
  items: string;
  /** The question for the name on it. */
  receiver: string;
  /** The question for the words on it. */
  message: string;
  /** “How does it get to you?” */
  way: string;
  byMail: string;
  byPost: string;
  /** Marks what may be left empty: “(if you like)”. */
  optional: string;
  address: WayFieldsLabels;
  you: PersonFieldsLabels;
}

/**
 * Shows the vouchers, and takes down which of them a customer wants, for whom and with what words. It is not paid here:
 * the business reads it and answers.
 *
 * The browser itself sends it, as `voucher`, `receiver`, `message`, `way` (`mail` or `post`), `street`, `postcode`,
 * `town`, `name`, `email` and `telephone`. Post is offered where script can require an address; a page without a bundle
 * carries `askAddress` as text.
 *
 * Without a `formAction` it is a demonstration, as `FieldsForm` is: nothing that is typed leaves the browser.
 */
export function Vouchers(props: VouchersProps) {
  const {
    id,
    heading,
    headingLevel = 2,
    lead,
    items,
    currency,
    locale = 'en-GB',
    request,
    submit,
    formAction,
  } = props;
  const { honeypot, footnote, sent, labels, tone = 'plain', paper = 'raised', slip, facts } = props;
  const headingId = useId();
  const requestId = useId();
  const ownName = useId();
  if (items.length === 0) return null;

  const named = Boolean(formAction);
  // Radios that share a name exclude each other. In a demonstration they have one but belong to no form.
  const choice = named ? { name: 'voucher', form: `${id}-form` } : { name: ownName, form: '' };

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <div className={styles.head}>
        <HeadingWithLead
          id={headingId}
          heading={heading}
          headingLevel={headingLevel}
          lead={lead}
          leadSize="medium"
        />
      </div>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{labels.items}</legend>
        <ul className={styles.items}>
          {items.map(({ id: value, name, price, note, valid }, place) => {
            const sum = formatPrice({ minorUnits: price, currency, locale });
            return (
              <li key={value} className={styles.item}>
                <label className={`${ground[paper]} ${styles.voucher}`}>
                  <span className={styles.choice}>
                    <input
                      {...choice}
                      type="radio"
                      value={value}
                      defaultChecked={place === 0}
                      className={styles.dot}
                    />
                  </span>
                  <span className={styles.words}>
                    <span className={name ? styles.treatment : styles.worth}>{name ?? sum}</span>
                    {name && <span className={styles.price}>{sum}</span>}
                    {note && <span className={styles.note}>{note}</span>}
                    {valid && <span className={styles.valid}>{valid}</span>}
                  </span>
                </label>
              </li>
            );
          })}
        </ul>
      </fieldset>
      <div className={styles.request}>
        <RequestSlip
          id={id}
          heading={request.heading}
          headingId={requestId}
          headingLevel={headingLevel === 1 ? 2 : 3}
          lead={request.lead}
          submit={submit}
          formAction={formAction}
          honeypot={honeypot}
          footnote={footnote}
          sent={sent}
          slip={slip}
          facts={facts}
        >
          <RequestField
            label={labels.receiver}
            name={named ? 'receiver' : undefined}
            optional={labels.optional}
            wide
          />
          <RequestField
            label={labels.message}
            name={named ? 'message' : undefined}
            lines={2}
            optional={labels.optional}
            wide
          />
          <WayFields
            legend={labels.way}
            items={[
              { value: 'mail', label: labels.byMail },
              { value: 'post', label: labels.byPost, address: true },
            ]}
            named={named}
            labels={labels.address}
          />
          <PersonFields named={named} answer="email" optional={labels.optional} labels={labels.you} />
        </RequestSlip>
      </div>
    </Section>
  );
}
