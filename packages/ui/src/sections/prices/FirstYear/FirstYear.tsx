'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { LiveText } from '../../../components/feedback/LiveText/LiveText.tsx';
import { AddOnFields } from '../../../components/forms/AddOnFields/AddOnFields.tsx';
import { SectionHead } from '../../../components/layout/SectionHead/SectionHead.tsx';
import { Receipt, type ReceiptProps } from '../../../components/prices/Receipt/Receipt.tsx';
import { Section, Stack } from '../../../primitives/index.ts';
import * as styles from './FirstYear.css.ts';

export interface FirstYearProps {
  heading: string;
  lead?: string;
  /** The address of the till. The ticked add-ons are in its query. */
  formAction: string;
  /** The product, by its id at the till. */
  template: { id: string; price: number };
  /** Hidden fields for the till, by name. */
  carried?: Readonly<Record<string, string>> | undefined;
  /** The add-ons; without any, nothing can be ticked. */
  addOns: readonly FirstYearAddOn[];
  /** What the price includes although others charge for it by the month: “Hosting”. */
  free: readonly string[];
  /** Writes an amount in the currency’s smallest unit as people read it. */
  formatPrice: (minor: number) => string;
  /** What is printed above the lines, and below: what others ask for. */
  receipt: Pick<ReceiptProps, 'shop' | 'footer'>;
  /** The section’s own words. */
  labels: FirstYearLabels;
  /** An anchor for links to this part of the page. */
  id?: string;
}

export interface FirstYearAddOn {
  id: string;
  name: string;
  description: string;
  /** In the currency's minor unit. */
  price: number;
}

export interface FirstYearLabels {
  addOns: string;
  /** The first line of the receipt: “Website”. */
  website: string;
  /** Before the sum: “To us, once”. */
  total: string;
  /** Stands in the sum's place where no script can add it up. */
  totalWithoutScript: string;
  order: string;
}

const tickedIn = (form: HTMLFormElement) => new FormData(form).getAll('addOns').map(String);

/** Adds up what a website costs in its first year, with what is ticked beside it, and takes that along to the till. */
export function FirstYear(props: FirstYearProps) {
  const {
    heading,
    lead,
    formAction,
    template,
    carried = {},
    addOns,
    free,
    formatPrice,
    receipt,
    labels,
    id,
  } = props;
  const headingId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [spoken, setSpoken] = useState('');

  // Ticked before the script loaded, or before the visitor came back.
  useEffect(() => setTicked(tickedIn(form.current!)), []);

  const chosen = (ids: readonly string[]) => addOns.filter((addOn) => ids.includes(addOn.id));
  const totalOf = (ids: readonly string[]) =>
    formatPrice(chosen(ids).reduce((sum, { price }) => sum + price, template.price));

  return (
    <Section id={id} labelledBy={headingId}>
      <Stack gap="xxlarge">
        <SectionHead id={headingId} heading={heading} lead={lead} />
        <LiveText>{spoken}</LiveText>
        <form
          ref={form}
          method="get"
          action={formAction}
          className={styles.layout}
          onChange={({ currentTarget }) => {
            const ids = tickedIn(currentTarget);
            setTicked(ids);
            setSpoken(`${labels.total} ${totalOf(ids)}`);
          }}
        >
          <input type="hidden" name="templateId" value={template.id} />
          {Object.entries(carried).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {addOns.length > 0 && (
            <AddOnFields
              legend={labels.addOns}
              addOns={addOns.map((addOn) => ({ ...addOn, price: `+ ${formatPrice(addOn.price)}` }))}
            />
          )}
          <div className={styles.till}>
            <Receipt
              {...receipt}
              lines={[
                { id: 'website', name: labels.website, price: formatPrice(template.price) },
                ...chosen(ticked).map((one) => ({ ...one, price: formatPrice(one.price), passing: true })),
                ...free.map((name) => ({ id: name, name, price: formatPrice(0) })),
              ]}
              total={{ label: labels.total, price: totalOf(ticked) }}
              withoutScript={labels.totalWithoutScript}
            />
            <Button type="submit" tone="spark" size="large" wide>
              {labels.order}
            </Button>
          </div>
        </form>
      </Stack>
    </Section>
  );
}
