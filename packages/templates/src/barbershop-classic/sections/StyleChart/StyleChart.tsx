import { useId, type ReactNode } from 'react';
import { Heading, Section, Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import { broadestOf } from '../../../content/words/breadth.ts';
import * as styles from './StyleChart.css.ts';

export interface StyleChartProps {
  heading: string;
  /** Why there is a chart. */
  lead?: string;
  /** Numbered in this order: people will ask by number, so the order is kept. Without any, and without a lead, nothing is drawn. */
  items: readonly StyleChartItem[];
}

interface StyleChartItem {
  name?: string;
  note?: string;
  /** It stands on alternating grounds, and brings its own words for screen readers. */
  drawing?: ReactNode;
}

/** Shows every style by number, for customers who know what they want but not its name. */
export function StyleChart({ heading, lead, items }: StyleChartProps) {
  const headingId = useId();
  const isLong = broadestOf(items.flatMap(({ name = '' }) => name.split(/\s/))) > styles.most;
  if (items.length === 0 && !lead) return null;

  return (
    <Section labelledBy={headingId} tone="tint">
      <div className={styles.head}>
        <Heading id={headingId} level={2} size="page" tone="accent">
          {heading}
        </Heading>
        {lead && <Text>{lead}</Text>}
      </div>
      <ol className={`${styles.chart} ${isLong ? styles.wide : ''}`}>
        {items.map(({ name, note, drawing }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a style is its number
          <li key={place} className={`${ground.raised} ${styles.item}`}>
            {drawing && <div className={styles.drawing}>{drawing}</div>}
            {name && (
              <div className={styles.name}>
                <Heading level={3} size="medium">
                  {name}
                </Heading>
              </div>
            )}
            {note && <p className={styles.note}>{note}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
