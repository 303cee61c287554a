import { useId, type ReactNode } from 'react';
import { ActionGroup, type Actions } from '@awning/ui/components/ActionGroup';
import { SectionHead } from '@awning/ui/components/SectionHead';
import { Heading, Section } from '@awning/ui/primitives';
import * as styles from './BeforeAfterChart.css.ts';

export interface BeforeAfterChartProps {
  heading: string;
  /** How to read it. */
  lead?: string;
  /** Four to twelve; without any, nothing is drawn. */
  items: readonly BeforeAfterItem[];
  /** Where to see the rest. */
  actions?: Actions;
}

export interface BeforeAfterItem {
  /** What to ask for it by, wherever it is shown. */
  number: number;
  name: string;
  note?: string;
  /** A square drawing: before on its left half, after on its right. It brings its own words for screen readers. */
  drawing?: ReactNode;
}

/** Shows what can be asked for by number, each half as it comes in and half as it goes out. */
export function BeforeAfterChart(props: BeforeAfterChartProps) {
  const { heading, lead, items, actions } = props;
  const headingId = useId();
  if (items.length === 0) return null;

  return (
    <Section labelledBy={headingId} tone="tint">
      <SectionHead id={headingId} heading={heading} lead={lead} />
      <ol className={styles.chart}>
        {items.map(({ number, name, note, drawing }) => (
          <li key={number} value={number} className={styles.item}>
            <div className={styles.drawing}>
              <span aria-hidden="true" className={styles.number}>
                {number}
              </span>
              {drawing}
            </div>
            <div className={styles.words}>
              <Heading level={3} size="xlarge">
                {name}
              </Heading>
              {note && <p className={styles.note}>{note}</p>}
            </div>
          </li>
        ))}
      </ol>
      {actions && (
        <div className={styles.foot}>
          <ActionGroup actions={actions} />
        </div>
      )}
    </Section>
  );
}
