import { useId } from 'react';
import { PosterHead } from '@awning/ui/components/PosterHead';
import { Section, Numeral } from '@awning/ui/primitives';
import type { GroundName } from '@awning/ui/theme/grounds';
import * as styles from './Scoreboard.css.ts';

interface ScoreboardRow {
  /** As people read it: “100”, “0”, “1998”. */
  value: string;
  /** What is counted: “kg”, “pull-up”. */
  unit?: string;
  /** What the number meant. */
  text: string;
  /** Who said so. It makes the text a quotation. */
  by?: string;
}

export interface ScoreboardProps {
  heading: string;
  lead?: string;
  /** Without any, and without a lead, nothing is drawn. */
  rows: readonly ScoreboardRow[];
  /** The ground it is painted on. */
  tone?: GroundName;
}

/** Chalks up results, one giant number a row, with what it meant to a client beside it. */
export function Scoreboard({ heading, lead, rows, tone = 'plain' }: ScoreboardProps) {
  const headingId = useId();
  if (rows.length === 0 && !lead) return null;

  return (
    <Section labelledBy={headingId} tone={tone}>
      <PosterHead heading={heading} id={headingId} lead={lead} />
      <ul className={styles.board}>
        {rows.map(({ value, unit, text, by }) => (
          <li key={text} className={styles.row}>
            <b className={styles.value}>
              <Numeral value={value} {...(unit && { unit })} />
            </b>{' '}
            {by ? (
              <figure className={styles.words}>
                <blockquote className={styles.text}>{text}</blockquote>
                <figcaption className={styles.by}>{by}</figcaption>
              </figure>
            ) : (
              <p className={`${styles.words} ${styles.text}`}>{text}</p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
