import { useId } from 'react';
import { Section, Heading, Numeral, Text, VisuallyHidden } from '../../primitives/index.ts';
import type { GroundName } from '../../theme/grounds.ts';
import * as styles from './Timetable.css.ts';

export interface TimetableProps {
  heading: string;
  /** 1 where the week opens the page. */
  level?: 1 | 2;
  /** What is true of every session. */
  note?: string;
  /** What a session can be, the commonest first. Each is drawn its own way; three at most. */
  kinds: readonly string[];
  /** The days there is something on. Without any, `rest` says why. */
  days: readonly TimetableDay[];
  /** The days that are off, said kindly under the week. */
  rest?: string;
  /** What it is painted on. */
  tone?: Exclude<GroundName, 'secondary'>;
}

export interface TimetableDay {
  /** Short enough for a column: “Mon”. */
  name: string;
  /** In order of time. */
  sessions: readonly TimetableSession[];
}

export interface TimetableSession {
  /** 24 hours, five characters: “06:15”. */
  time: string;
  name: string;
  /** One of the `kinds`. */
  kind: string;
}

/** Lays out a week of sessions: days across, times down, so that the same hour stands in the same row. */
export function Timetable({ heading, level = 2, note, kinds, days, rest, tone = 'plain' }: TimetableProps) {
  const id = useId();
  if (days.length === 0 && !rest) return null;
  const times = [...new Set(days.flatMap(({ sessions }) => sessions.map(({ time }) => time)))].toSorted();
  const rows = styles.rows[times.length];
  const rowOf = (time: string) => (rows && styles.row[times.indexOf(time) + 1]) ?? '';
  const lookOf = (kind: string) => styles.looks[kinds.indexOf(kind)] ?? styles.looks[0];

  return (
    <Section labelledBy={id} tone={tone}>
      <div className={styles.head}>
        <Heading id={id} level={level} size="wall">
          {heading}
        </Heading>
        {note && <Text>{note}</Text>}
      </div>
      {days.length > 0 && (
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
          <div key={name} className={`${styles.day} ${rows ?? ''}`}>
            <div className={styles.dayName} id={`${id}-${place}`}>
              <Heading level={level === 1 ? 2 : 3} size="large">
                {name}
              </Heading>
            </div>
            <ul
              className={`${styles.sessions} ${rows ? styles.inRows : ''}`}
              aria-labelledby={`${id}-${place}`}
            >
              {sessions.map((session) => (
                <li
                  key={session.time}
                  className={`${styles.session} ${lookOf(session.kind)} ${rowOf(session.time)}`}
                >
                  <time className={styles.time} dateTime={session.time}>
                    <Numeral value={session.time} />
                  </time>{' '}
                  {session.name}
                  {session.kind !== session.name && <VisuallyHidden>, {session.kind}</VisuallyHidden>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {rest && <p className={styles.rest}>{rest}</p>}
    </Section>
  );
}
