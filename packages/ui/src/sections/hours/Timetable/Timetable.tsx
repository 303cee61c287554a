import { useId } from 'react';
import type { ClockTime } from '../../../components/text/HoursTable/hours.ts';
import { Section, Heading, Numeral, Text, VisuallyHidden } from '../../../primitives/index.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './Timetable.css.ts';

export interface TimetableProps {
  heading: string;
  /** 1 where the week opens the page. */
  headingLevel?: 1 | 2;
  /** What is true of every session. */
  lead?: string;
  /** What a session can be, the commonest first. Each is drawn its own way; three at most. */
  kinds: readonly string[];
  /** The days there is something on. Without any, `rest` says why. */
  days: readonly TimetableDay[];
  /** The days that are off, said kindly under the week. */
  rest?: string;
  /** What it is painted on. */
  tone?: Exclude<GroundName, 'secondary'>;
  /** An anchor for links to this part of the page. */
  id?: string;
}

export interface TimetableDay {
  /** Short enough for a column: “Mon”. */
  name: string;
  /** In order of time. */
  sessions: readonly TimetableSession[];
}

export interface TimetableSession {
  /** 24 hours, five characters: “06:15”. */
  time: ClockTime;
  name: string;
  /** One of the `kinds`. */
  kind: string;
}

/** Lays out a week of sessions: days across, times down, so that the same hour stands in the same row. */
export function Timetable({
  heading,
  headingLevel = 2,
  lead,
  kinds,
  days,
  rest,
  tone = 'plain',
  id,
}: TimetableProps) {
  const headingId = useId();
  if (days.length === 0 && !rest) return null;
  const times = [...new Set(days.flatMap(({ sessions }) => sessions.map(({ time }) => time)))].toSorted();
  const rows = styles.rows[times.length];
  const rowOf = (time: ClockTime) => (rows && styles.row[times.indexOf(time) + 1]) ?? '';
  const lookOf = (kind: string) => styles.looks[kinds.indexOf(kind)] ?? styles.looks[0];

  return (
    <Section id={id} labelledBy={headingId} tone={tone}>
      <div className={styles.head}>
        <Heading id={headingId} level={headingLevel} size="wall">
          {heading}
        </Heading>
        {lead && <Text>{lead}</Text>}
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
            <div className={styles.dayName} id={`${headingId}-${place}`}>
              <Heading level={headingLevel === 1 ? 2 : 3} size="large">
                {name}
              </Heading>
            </div>
            <ul
              className={`${styles.sessions} ${rows ? styles.inRows : ''}`}
              aria-labelledby={`${headingId}-${place}`}
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
