import { useId } from 'react';
import { PosterHead } from '@awning/ui/components/PosterHead';
import { Section, Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import * as styles from './TideDay.css.ts';

interface TideDayMoment {
  /** As people read it: “06:40”. */
  time: string;
  /** What happens then. */
  name: string;
  text?: string;
  /** How high the water stands, in whole tenths: 0 is mud, 10 is over the quay. */
  level: number;
  /** `open` while guests are served: painted in the bright colour. Say it in words, too. */
  door?: 'open' | 'shut';
}

export interface TideDayProps {
  heading: string;
  lead?: string;
  /** In the order of the day; seven to ten stand side by side on a desktop. Without any, nothing is drawn. */
  moments: readonly TideDayMoment[];
  /** How far one day is like another. */
  note?: string;
  /** The ground of the air. */
  tone?: Exclude<GroundName, 'spark'>;
  /** The ground of the water. */
  water?: Exclude<GroundName, 'spark'>;
}

/** Draws a day by its tide: the water rises and falls in steps, and the moments of the day stand over it. */
export function TideDay(props: TideDayProps) {
  const { heading, lead, moments, note, tone = 'tint', water = 'accent' } = props;
  const headingId = useId();
  if (moments.length === 0) return null;

  return (
    <Section labelledBy={headingId} tone={tone}>
      <div className={styles.head}>
        <PosterHead heading={heading} id={headingId} lead={lead} />
      </div>
      <ol className={styles.list}>
        {moments.map(({ time, name, text, level, door = 'shut' }) => (
          <li key={time} className={styles.moment}>
            <div
              className={`${ground[door === 'open' ? 'spark' : water]} ${styles.level[level]} ${styles.water[door]}`}
            >
              <span className={styles.time}>{time}</span>
            </div>
            <div className={styles.words}>
              <p className={styles.name}>{name}</p>
              {text && <p className={styles.text}>{text}</p>}
            </div>
          </li>
        ))}
      </ol>
      {note && (
        <div className={styles.note}>
          <Text>{note}</Text>
        </div>
      )}
    </Section>
  );
}
