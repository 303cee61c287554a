'use client';

import { useEffect, useId, useRef } from 'react';
import { AmountList, type AmountItem } from '../../../components/requests/AmountList/AmountList.tsx';
import {
  DayFields,
  type DayFieldsLabels,
  type DayFieldsProps,
} from '../../../components/requests/DayFields/DayFields.tsx';
import {
  PersonFields,
  type PersonFieldsLabels,
} from '../../../components/requests/PersonFields/PersonFields.tsx';
import { RequestField } from '../../../components/requests/RequestField/RequestField.tsx';
import { RequestSlip, type RequestSlipProps } from '../../../components/requests/RequestSlip/RequestSlip.tsx';
import { WayFields, type WayFieldsLabels } from '../../../components/requests/WayFields/WayFields.tsx';
import { digitsOf, formatPrice } from '../../../components/prices/Price/Price.tsx';
import { Section } from '../../../primitives/index.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import { addUp } from './addUp.ts';
import * as styles from './OrderForm.css.ts';

export interface OrderFormProps {
  /** An anchor for links to the form. The answer after sending stands at `#{id}-sent`: send people back there. */
  id: string;
  heading: string;
  /** 1 where the form is what the page is for. */
  headingLevel?: 1 | 2;
  /** Until when to order, and how it is paid. */
  lead?: string;
  /** The goods. Without any, nothing is rendered. */
  items: readonly AmountItem[];
  /** `EUR`, `GBP`. */
  currency: string;
  /** How prices and days are written: `en-GB`, `de-DE`. */
  locale?: string;
  /** Where the business is, by its IANA name: “Europe/London”. */
  timeZone: string;
  /** When it can be picked up: span by span. Without any, on any day. */
  hours: DayFieldsProps['hours'];
  /** Holidays, on which there is no delivery either, and days with other hours. */
  exceptions?: DayFieldsProps['exceptions'];
  /** How many days ahead it must be ordered: 1 is for tomorrow. */
  leadDays?: number;
  /** Offers delivery, on any day but a holiday. Without it, there is only pick-up. */
  delivery?: OrderFormDelivery;
  submit: string;
  /** Where the form is posted to. Without it the form is a demonstration: see below. */
  formAction?: string;
  /** Adds a field for machines alone, which people leave empty. */
  honeypot?: RequestSlipProps['honeypot'];
  /** What becomes of the words; in a demonstration, that they go nowhere. */
  footnote?: string;
  sent: RequestSlipProps['sent'];
  labels: OrderFormLabels;
  /** What the section is painted on. */
  tone?: GroundName;
  /** The paper of the slip itself. */
  slip?: GroundName;
  /** Shown beside the fields where the form stands alone on a wide page: the telephone, the hours. */
  facts?: RequestSlipProps['facts'];
}

export interface OrderFormDelivery {
  /** In whole pence or cents. */
  fee?: number;
  /** Where to, and when: “Within three miles, before noon.” */
  note?: string;
}

export interface OrderFormLabels {
  /** “How many of each?” */
  items: string;
  /** Before a price that is the least it may come to: “from {price}”. */
  from: string;
  /** Said beside the list to a customer who has ordered nothing of it. */
  nothing: string;
  /** “How does it get to you?” */
  way: string;
  pickUp: string;
  delivery: string;
  /** The question for the words on the card that comes with it. Without it there is no card. */
  card?: string;
  total: string;
  /** Stands in place of the sum while no script can add it up: “We tell you when we answer”. */
  totalLater: string;
  /** Marks what may be left empty: “(if you like)”. */
  optional: string;
  day: DayFieldsLabels;
  address: WayFieldsLabels;
  you: PersonFieldsLabels;
}

/**
 * Takes an order for a day: how many of what, and whether for pick-up or delivery. It is not paid here: the business
 * reads it and answers.
 *
 * The browser itself sends it, as `amount-` with the id of each item, `way` (`pick-up` or `delivery`), `recipient`,
 * `street`, `postcode`, `town`, `date`, `card`, `name`, `telephone` and `email`. Script adds it up, requires an item,
 * and offers delivery: only script can require an address. A page without a bundle carries `addUp`, `offerTimes` and
 * `askAddress` as text.
 *
 * Without a `formAction` it is a demonstration, as `FieldsForm` is: nothing that is typed leaves the browser.
 */
export function OrderForm(props: OrderFormProps) {
  const {
    headingLevel = 2,
    items,
    currency,
    locale = 'en-GB',
    timeZone,
    hours,
    exceptions,
    leadDays = 1,
  } = props;
  const {
    delivery,
    labels,
    tone = 'plain',
    id,
    heading,
    lead,
    submit,
    formAction,
    honeypot,
    footnote,
    sent,
    slip,
    facts,
  } = props;
  const headingId = useId();
  const totalId = useId();
  const order = useRef<HTMLDivElement>(null);
  const named = Boolean(formAction);

  useEffect(() => {
    const parent = order.current?.parentElement;
    if (parent) addUp(parent);
  });
  if (items.length === 0) return null;

  const { from, totalLater: later, nothing } = labels;
  const digits = digitsOf(currency, locale);
  const fee = delivery?.fee && formatPrice({ minorUnits: delivery.fee, currency, locale });

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <RequestSlip
        id={id}
        heading={heading}
        headingId={headingId}
        headingLevel={headingLevel}
        lead={lead}
        submit={submit}
        formAction={formAction}
        honeypot={honeypot}
        footnote={footnote}
        sent={sent}
        slip={slip}
        facts={facts}
      >
        <div
          ref={order}
          className={styles.order}
          // Browsers differ: some know hundredths of a forint, and some do not.
          data-adds-up={JSON.stringify({
            currency,
            locale,
            from,
            later,
            nothing,
            ...(digits !== 2 && { digits }),
          })}
        >
          <AmountList
            legend={labels.items}
            items={items}
            currency={currency}
            locale={locale}
            named={named}
            from={from}
          />
          <DayFields
            hours={hours}
            exceptions={exceptions}
            leadDays={leadDays}
            timeZone={timeZone}
            locale={locale}
            named={named}
            labels={labels.day}
          >
            {delivery && (
              <WayFields
                legend={labels.way}
                items={[
                  { value: 'pick-up', label: labels.pickUp },
                  {
                    value: 'delivery',
                    label: fee ? `${labels.delivery}, ${fee}` : labels.delivery,
                    note: delivery.note,
                    fee: delivery.fee,
                    address: true,
                  },
                ]}
                named={named}
                labels={labels.address}
              />
            )}
          </DayFields>
          {labels.card && (
            <RequestField
              label={labels.card}
              name={named ? 'card' : undefined}
              lines={2}
              optional={labels.optional}
              wide
            />
          )}
          <PersonFields named={named} answer="telephone" optional={labels.optional} labels={labels.you} />
          <div className={styles.total}>
            <span id={totalId} className={styles.totalLabel}>
              {labels.total}
            </span>
            <output aria-labelledby={totalId} className={styles.sum}>
              {labels.totalLater}
            </output>
          </div>
        </div>
      </RequestSlip>
    </Section>
  );
}
