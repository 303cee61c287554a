import { useId } from 'react';
import { Comb } from '../../components/Comb/Comb.tsx';
import { CombHead } from '../../components/CombHead/CombHead.tsx';
import { Container } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import * as styles from './LengthChart.css.ts';

export interface LengthChartProps {
  heading: string;
  /** How to use it. */
  lead?: string;
  /** The shortest first. Up to nine hang in one row. Without any, nothing is drawn. */
  lengths: readonly Length[];
}

interface Length {
  /** What to ask for: “3”, “1½”. */
  mark: string;
  /** Any unit, the same for all: the combs are drawn to one scale. */
  length: number;
  /** The same as people say it: “10 mm”. */
  measure: string;
  /** What it looks like, or who has it. */
  note?: string;
}

const teeth = 8;
/** The longest comb, in widths of a tooth. */
const longest = 27;
/** The shortest comb, in the same: it can still be seen to be one. */
const shortest = 0.6;

/** Hangs lengths side by side as the teeth of combs, all to one scale, to be asked for by their mark. */
export function LengthChart({ heading, lead, lengths }: LengthChartProps) {
  const headingId = useId();
  if (lengths.length === 0) return null;
  const most = Math.max(...lengths.map(({ length }) => length));

  return (
    <section aria-labelledby={headingId} className={`${styles.root} ${ground.spark}`}>
      <Container>
        <CombHead id={headingId} heading={heading} level={1} lead={lead} rule="none" />
        <ul className={styles.rail}>
          {lengths.map(({ mark, length, measure, note }) => (
            <li key={mark} className={styles.item}>
              <span className={styles.comb}>
                <Comb teeth={teeth} length={Math.max(shortest, (length / most) * longest)} />
              </span>
              <strong className={styles.mark}>{mark}</strong>{' '}
              <span className={styles.measure}>{measure}</span>{' '}
              {note && <span className={styles.note}>{note}</span>}
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
