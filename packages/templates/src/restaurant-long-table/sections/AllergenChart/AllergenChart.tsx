import { useId } from 'react';
import { Table } from '@awning/ui/components/Table';
import { Heading, Section, Text, VisuallyHidden } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import * as styles from './AllergenChart.css.ts';

interface AllergenDish {
  name: string;
  /** Which of the chart’s allergens are in it. */
  contains: readonly string[];
}

interface AllergenChartLabels {
  /** Heads the first column, for screen readers: “Dish”. */
  dish: string;
  /** A mark’s meaning: “contains”. */
  contains: string;
  /** An empty cell’s: “none”. */
  free: string;
}

export interface AllergenChartProps {
  heading: string;
  /** 1 where the chart is the page. */
  level?: 1 | 2;
  lead?: string;
  /** What the chart tells, in a line over it: which day’s food. */
  caption: string;
  /** A column each, in an order that stays the same from day to day. */
  allergens: readonly string[];
  /** In the order they are eaten. Without any, nothing is drawn. */
  dishes: readonly AllergenDish[];
  /** Whom to tell, and what the kitchen cannot promise. */
  note?: string;
  labels: AllergenChartLabels;
  /** The sheet the chart is written on. */
  sheet?: GroundName;
  tone?: GroundName;
  id?: string;
}

/**
 * Says of each dish what a guest may not be able to eat: in a chart, or where a chart would have to be scrolled, in a
 * line under each dish.
 */
export function AllergenChart(props: AllergenChartProps) {
  const { heading, level = 2, lead, caption, allergens, dishes, note, labels } = props;
  const { sheet = 'raised', tone = 'deep', id } = props;
  const headingId = useId();
  if (dishes.length === 0) return null;

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <div className={styles.layout}>
        <Heading id={headingId} level={level} size={level === 1 ? 'display' : 'page'} tone="accent">
          {heading}
        </Heading>
        {lead && <Text size="lead">{lead}</Text>}
        <div className={`${ground[sheet]} ${styles.sheet}`}>
          <p className={styles.caption}>{caption}</p>
          <dl className={styles.list}>
            {dishes.map(({ name, contains }) => (
              <div key={name} className={styles.dish}>
                <dt className={styles.name}>{name}</dt>
                <dd>
                  {allergens.filter((allergen) => contains.includes(allergen)).join(', ') || labels.free}
                </dd>
              </div>
            ))}
          </dl>
          <div className={styles.chart}>
            <Table
              caption={caption}
              rowHeading={labels.dish}
              columns={allergens.map((label) => ({ label }))}
              groups={[
                {
                  rows: dishes.map(({ name, contains }) => ({
                    header: name,
                    cells: allergens.map((allergen) =>
                      contains.includes(allergen) ? (
                        <span key={allergen} className={styles.mark}>
                          <VisuallyHidden>{labels.contains}</VisuallyHidden>
                        </span>
                      ) : (
                        <VisuallyHidden key={allergen}>{labels.free}</VisuallyHidden>
                      ),
                    ),
                  })),
                },
              ]}
            />
          </div>
        </div>
        {note && <Text>{note}</Text>}
      </div>
    </Section>
  );
}
