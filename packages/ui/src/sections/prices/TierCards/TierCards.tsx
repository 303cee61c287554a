import { useId } from 'react';
import { HeadingWithLead } from '../../../components/layout/HeadingWithLead/HeadingWithLead.tsx';
import { formatPrice } from '../../../components/prices/Price/Price.tsx';
import { Table, type TableCell } from '../../../components/text/Table/Table.tsx';
import {
  TierTicket,
  type TierAvailability,
  type TierTicketLabels,
  type TierTicketProps,
} from '../../../components/prices/TierTicket/TierTicket.tsx';
import { Heading, Section, Text } from '../../../primitives/index.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './TierCards.css.ts';

export interface TierCardsProps<Tiers extends readonly TierCard[] = readonly TierCard[]> {
  heading: string;
  /** 1 where the prices are the page. */
  headingLevel?: 1 | 2;
  /** What is true of every price: “Paid once, in US dollars.” */
  lead?: string;
  /** The cheapest first. Three is what people can hold in mind. */
  items: Tiers;
  /** The size we would buy, and the word on its ticket: “Recommended”. */
  recommended?: { tier: NoInfer<Tiers>[number]['tier']['label']; label: string };
  /** Sets all of them side by side, for those who read before they buy. */
  comparison?: NoInfer<TierComparison<Tiers>>;
  /** Tax, currency, small print that deserves to be read. */
  footnote?: string;
  labels: TierTicketLabels;
  tone?: GroundName;
  id?: string;
}

/** A ticket, without the parts that the section says once for all of them. */
export type TierCard = Omit<TierTicketProps, 'headingLevel' | 'labels' | 'recommended' | 'brief'> &
  TierAvailability & { recommended?: never };

export interface TierComparison<Tiers extends readonly unknown[] = readonly unknown[]> {
  heading: string;
  /** The heading over the names of the rows: “Feature”. For screen readers, not seen. */
  rowHeading: string;
  groups: readonly {
    heading?: string;
    /** A cell for each tier, in their order: `true` and `false` are ticks and crosses. */
    rows: readonly { name: string; cells: { [Place in keyof Tiers]: string | boolean } }[];
  }[];
}

/** Hangs the prices up as tickets, the recommended one in sunflower, and compares them below. On a phone the tickets then leave to the table what it says. */
export function TierCards<const Tiers extends readonly TierCard[]>(props: TierCardsProps<Tiers>) {
  const { heading, headingLevel = 2, lead, items, recommended, comparison, footnote } = props;
  const { labels, tone = 'tint', id } = props;
  const headingId = useId();
  if (items.length === 0) return null;

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <div className={styles.head[headingLevel === 1 ? 'page' : 'part']}>
        <HeadingWithLead
          id={headingId}
          headingLevel={headingLevel}
          heading={heading}
          lead={lead}
          leadSize="medium"
        />
      </div>
      <ul className={styles.rail[comparison ? 'brief' : 'whole']}>
        {items.map((tier) => (
          <li key={tier.tier.label} className={styles.tier[comparison ? 'brief' : 'whole']}>
            <TierTicket
              {...tier}
              recommended={tier.tier.label === recommended?.tier ? recommended.label : undefined}
              headingLevel={headingLevel === 1 ? 2 : 3}
              brief={comparison !== undefined}
              labels={labels}
            />
          </li>
        ))}
      </ul>
      {footnote && (
        <div className={styles.footnote}>
          <Text size="small" tone="muted">
            {footnote}
          </Text>
        </div>
      )}
      {comparison && (
        <div className={styles.comparison}>
          <Heading level={headingLevel === 1 ? 2 : 3} size="xlarge">
            {comparison.heading}
          </Heading>
          <Table
            caption={comparison.heading}
            captionHidden
            rowHeading={comparison.rowHeading}
            narrow="stacked"
            columns={items.map(({ tier, price }) => ({
              label: tier.label,
              note: formatPrice(price),
              featured: tier.label === recommended?.tier ? recommended.label : undefined,
            }))}
            groups={comparison.groups.map(({ rows, ...group }) => ({
              ...group,
              rows: rows.map(({ name, cells }) => ({
                header: name,
                cells: cells.map((cell) => told(cell, labels)),
              })),
            }))}
          />
        </div>
      )}
    </Section>
  );
}

function told(cell: string | boolean, { included, notIncluded }: TierTicketLabels): TableCell {
  if (typeof cell === 'string') return cell;
  return cell ? { mark: 'tick', words: included } : { mark: 'cross', words: notIncluded };
}
