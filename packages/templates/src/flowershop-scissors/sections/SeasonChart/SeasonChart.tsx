import { useId, type ReactNode } from 'react';
import { SectionHead } from '@awning/ui/components/SectionHead';
import { Section } from '@awning/ui/primitives';
import * as styles from './SeasonChart.css.ts';

export interface SeasonChartProps {
  heading: string;
  /** 1 where the year opens the page. */
  level?: 1 | 2;
  lead?: string;
  /** Twelve, short enough for a column: “Jan”. On a phone the first letter stands for the rest. */
  months: readonly string[];
  /** In the order in which they come round. Without any, and without a lead, nothing is drawn. */
  rows: readonly SeasonRow[];
}

interface SeasonRow {
  name: string;
  /** The months as one says them: “February to June”. They are what is read; the bar is only drawn. */
  season: string;
  /** The first month of it, 1 to 12. */
  from: number;
  /** The last. One before `from` is in the year that follows: the bar goes out at one end and comes in at the other. */
  to: number;
  /** A square drawing at the end of the bar. */
  drawing?: ReactNode;
}

/** Shows what is to be had in which months of the year, a bar for each. */
export function SeasonChart(props: SeasonChartProps) {
  const { heading, level = 2, lead, months, rows } = props;
  const headingId = useId();
  if (rows.length === 0 && !lead) return null;

  return (
    <Section labelledBy={headingId} tone="secondary">
      <SectionHead id={headingId} heading={heading} headingLevel={level} lead={lead} />
      {rows.length > 0 && (
        <div className={styles.chart}>
          <p className={styles.year} aria-hidden="true">
            {months.map((month) => (
              <span key={month} className={styles.month}>
                {month}
              </span>
            ))}
          </p>
          <ul>
            {rows.map(({ name, season, from, to, drawing }, place) => {
              const ground = styles.papers[place % styles.papers.length]!;
              return (
                <li key={name} className={styles.row}>
                  <p className={styles.words}>
                    <b className={styles.name}>{name}</b> <span className={styles.season}>{season}</span>
                  </p>
                  <div className={styles.track} aria-hidden="true">
                    {to < from && <Bar from={1} to={to} ground={ground} drawing={drawing} />}
                    <Bar
                      from={from}
                      to={to < from ? 12 : to}
                      ground={ground}
                      drawing={to < from ? undefined : drawing}
                    />
                  </div>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </Section>
  );
}

interface BarProps extends Pick<SeasonRow, 'from' | 'to' | 'drawing'> {
  ground: string;
}

function Bar({ from, to, ground, drawing }: BarProps) {
  return (
    <span className={`${styles.bar} ${ground} ${styles.begins[from]} ${styles.ends[to]}`}>
      {drawing && <span className={styles.head[to === 12 ? 'within' : 'past']}>{drawing}</span>}
    </span>
  );
}
