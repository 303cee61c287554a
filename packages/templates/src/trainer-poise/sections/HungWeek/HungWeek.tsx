import { useId } from 'react';
import { HungHead } from '../../components/HungHead/HungHead.tsx';
import type { WeightShapeProps } from '../../components/WeightShape/WeightShape.tsx';
import { Heading, Text, VisuallyHidden } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import { lackedBy, signOf } from '../../../design/asks/week/kinds.ts';
import { WeekKinds, type WeekKindsLabels } from '../../../design/asks/week/WeekKinds.tsx';
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
  /** The kinds of sessions. Four have a colour and an outline of their own; twelve can be chosen. */
  kinds: readonly string[];
  /** The kinds of the whole week, where this is a part of it: each looks as it does there. */
  among?: readonly string[];
  /** Let one kind be chosen, where there are several: sessions of another are taken off their strings. */
  labels?: WeekKindsLabels;
  /** The days there is something on. Without any, nothing is drawn. */
  days: readonly HungDay[];
  /** The days that are off, said kindly under the week. */
  rest?: string;
  /** What keeps the heading up. */
  weight?: WeightShapeProps;
  /** The ground it is painted on. */
  tone?: Extract<GroundName, 'plain' | 'raised' | 'tint'>;
}

/**
 * Hangs a week from a beam: a string for each day, its sessions threaded on it from the first to the last. It is narrowed
 * down to a kind without script, and printed whole.
 */
export function HungWeek(props: HungWeekProps) {
  const { heading, level = 2, lead, kinds, among = kinds, labels, days } = props;
  const { rest, weight, tone = 'plain' } = props;
  const id = useId();
  if (days.length === 0) return null;
  const lookOf = (kind: string) => styles.looks[Math.max(0, among.indexOf(kind)) % styles.looks.length];
  const swatch = (kind: string) => <span className={`${styles.swatch} ${lookOf(kind)}`} />;

  return (
    <section
      aria-labelledby={id}
      className={`${styles.root} ${wired} ${level === 1 ? opening : ''} ${ground[tone]}`}
    >
      <HungHead heading={heading} id={id} level={level} lead={lead} weight={weight} />
      <WeekKinds
        kinds={kinds}
        labels={labels}
        mark={swatch}
        look={{ root: labels ? styles.choices : styles.key, choice: styles.choice }}
      />
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
                <li key={`${time} ${session}`} className={styles.session} data-kind={signOf(kinds, kind)}>
                  <div className={`${styles.bead} ${lookOf(kind)}`}>
                    <span className={styles.time}>{time}</span> {session}
                    {kind !== session && <VisuallyHidden>, {kind}</VisuallyHidden>}
                  </div>
                </li>
              ))}
            </ul>
            {labels && (
              <p className={styles.none} data-lacks={lackedBy(kinds, sessions)}>
                {labels.none}
              </p>
            )}
          </div>
        ))}
      </div>
      {rest && <Text size="lead">{rest}</Text>}
    </section>
  );
}
