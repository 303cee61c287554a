import { Container, Numeral } from '../../../primitives/index.ts';
import { ground } from '../../../theme/ground.css.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './Stats.css.ts';

export interface Stat {
  /** As people read it: “6”, “45”, “£0”. */
  value: string;
  /** Completes the sentence that the number begins. */
  text: string;
}

export interface StatsProps {
  /** Names the numbers for screen readers: “The place in numbers”. */
  label: string;
  /** Two to four; the first is the one to remember. Without any, nothing is rendered. */
  items: readonly Stat[];
  /** What it is painted on. */
  tone?: GroundName;
  /** An anchor for links to this part of the page. */
  id?: string;
}

/** Shows a few numbers, in a band between two louder sections. */
export function Stats({ label, items, tone = 'tint', id }: StatsProps) {
  if (items.length === 0) return null;
  const room = items.length > 3 ? 'many' : 'few';

  return (
    <section id={id} aria-label={label} className={ground[tone]}>
      <Container>
        <ul className={styles.list[room]}>
          {items.map(({ value, text }) => (
            <li key={text} className={styles.item[room][value.length > 4 ? 'long' : 'short']}>
              <b className={styles.value}>
                <Numeral value={value} />
              </b>{' '}
              <span className={styles.text}>{text}</span>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
