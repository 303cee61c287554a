import { useId } from 'react';
import { formatPrice } from '../../components/Price/Price.tsx';
import { Table, type TableCell } from '../../components/Table/Table.tsx';
import {
  TierTicket,
  type TierTicketLabels,
  type TierTicketProps,
} from '../../components/TierTicket/TierTicket.tsx';
import { Heading, Section, Text } from '../../primitives/index.ts';
import type { GroundName } from '../../theme/grounds.ts';
import * as styles from './TierCards.css.ts';

export interface TierCardsProps {
  heading: string;
  /** 1 where the prices are the page. */
  level?: 1 | 2;
  /** What is true of every price: “Paid once, in US dollars.” */
  intro?: string;
  /** The cheapest first. Three is what people can hold in mind; at most one is recommended. */
  tiers: readonly TierCard[];
  /** Sets all of them side by side, for those who read before they buy. */
  comparison?: TierComparison;
  /** Tax, currency, small print that deserves to be read. */
  footnote?: string;
  labels: TierTicketLabels;
  tone?: GroundName;
  id?: string;
}

export type TierCard = Omit<TierTicketProps, 'headingLevel' | 'labels'>;

export interface TierComparison {
  heading: string;
  /** What the names of the rows are: “Feature”. Heard, not seen. */
  rowHeading: string;
  groups: readonly {
    heading?: string;
    /** A cell for each tier, in their order: `true` and `false` are ticks and crosses. */
    rows: readonly { name: string; cells: readonly (string | boolean)[] }[];
  }[];
}

/** Hangs the prices up as tickets, the recommended one in sunflower, and compares them below. */
export function TierCards(props: TierCardsProps) {
  const { heading, level = 2, intro, tiers, comparison, footnote, labels, tone = 'tint', id } = props;
  const headingId = useId();
  if (tiers.length === 0) return null;

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <div className={styles.head}>
        <Heading
          id={headingId}
          level={level}
          size={level === 1 ? 'page' : 'xxlarge'}
          tone={level === 1 ? 'sign' : 'ink'}
        >
          {heading}
        </Heading>
        {intro && <Text tone="muted">{intro}</Text>}
      </div>
      <ul className={styles.rail}>
        {tiers.map((tier) => (
          <li key={tier.tier.label} className={styles.tier}>
            <TierTicket {...tier} headingLevel={level === 1 ? 2 : 3} labels={labels} />
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
          <Heading level={level === 1 ? 2 : 3} size="xlarge">
            {comparison.heading}
          </Heading>
          <Table
            caption={comparison.heading}
            captionHidden
            rowHeading={comparison.rowHeading}
            narrow="cards"
            columns={tiers.map(({ tier, price, recommended }) => ({
              label: tier.label,
              note: formatPrice(price),
              ...(recommended && { featured: recommended }),
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
