import { useId } from 'react';
import { HungHead } from '../../components/HungHead/HungHead.tsx';
import type { WeightShapeProps } from '../../components/WeightShape/WeightShape.tsx';
import { Heading, Text, VisuallyHidden } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import { opening, wired } from '../../styles/wire.css.ts';
import * as styles from './HungWeek.css.ts';

interface HungSession {
  /** As people read it: “9.30”. */
  time: string;
  name: string;
  /** One of the `kinds`. */
  kind: string;
}

interface HungDay {
  /** Short enough for a column: “Monday”. */
  name: string;
  /** In order of time. */
  sessions: readonly HungSession[];
}

export interface HungWeekProps {
  heading: string;
  /** 1 where the week opens the page. */
  level?: 1 | 2;
  /** What is true of every session. */
  lead?: string;
  /** What a session can be. Each has its own colour and its own outline; four at most. */
  kinds: readonly string[];
  /** The days there is something on. Without any, nothing is drawn. */
  days: readonly HungDay[];
  /** The days that are off, said kindly under the week. */
  rest?: string;
  /** What keeps the heading up. */
  weight?: WeightShapeProps;
  /** What it is painted on. */
  tone?: Extract<GroundName, 'plain' | 'raised' | 'tint'>;
}

/** Hangs a week from a beam: a string for each day, its sessions threaded on it from the first to the last. */
export function HungWeek(props: HungWeekProps) {
  const { heading, level = 2, lead, kinds, days, rest, weight, tone = 'plain' } = props;
  const id = useId();
  if (days.length === 0) return null;
  const lookOf = (kind: string) => styles.looks[Math.max(0, kinds.indexOf(kind)) % styles.looks.length];

  return (
    <section
      aria-labelledby={id}
      className={`${styles.root} ${wired} ${level === 1 ? opening : ''} ${ground[tone]}`}
    >
      <HungHead heading={heading} id={id} level={level} lead={lead} weight={weight} />
      {kinds.length > 1 && (
        <ul className={styles.key}>
          {kinds.map((kind) => (
            <li key={kind} className={styles.kind}>
              <span className={`${styles.swatch} ${lookOf(kind)}`} />
              {kind}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.week}>
        {days.map(({ name, sessions }, place) => (
          <div key={name} className={styles.day}>
            <div className={styles.dayName} id={`${id}-${place}`}>
              <Heading level={level === 1 ? 2 : 3} size="large">
                {name}
              </Heading>
            </div>
            <ul aria-labelledby={`${id}-${place}`}>
              {sessions.map(({ time, name: session, kind }) => (
                <li key={`${time} ${session}`} className={styles.session}>
                  <div className={`${styles.bead} ${lookOf(kind)}`}>
                    <span className={styles.time}>{time}</span> {session}
                    {kind !== session && <VisuallyHidden>, {kind}</VisuallyHidden>}
                  </div>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {rest && <Text size="lead">{rest}</Text>}
    </section>
  );
}
