import { useId } from 'react';
import type { ClockTime, Hour } from '@awning/ui/components/HoursTable';
import { Heading, Section, Stack, Text, VisuallyHidden } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import * as styles from './LaneTimetable.css.ts';

export interface LaneTimetableProps {
  heading: string;
  /** 1 where the timetable opens the page. */
  level?: 1 | 2;
  lead?: string;
  /** One to four kinds of session, each in a cap of its own colour. */
  kinds: readonly string[];
  /** A lane for each day, each pool or each room. Without any, nothing is drawn. */
  lanes: readonly Lane[];
  /** The hours along the edge, from the first to the last, on the clock of 24: 6 and 22. */
  hours: readonly [first: Hour, last: Hour];
  /** What is true of every lane. */
  note?: string;
  /** What it is painted on: water, best. */
  tone?: GroundName;
  id?: string;
}

export interface Lane {
  name: string;
  /** In the order of the day. Two that are too near each other swim side by side. */
  sessions: readonly LaneSession[];
  /** What is said of a lane without sessions. */
  closed?: string;
}

export interface LaneSession {
  /** On the clock of 24 hours: “06:15”. */
  time: ClockTime;
  minutes: number;
  name: string;
  /** One of `kinds`. */
  kind: string;
  /** Where, or with whom. */
  note?: string;
}

const quarters = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return Math.floor((hours * 60 + minutes) / 15);
};

/** So many quarters of an hour its words take, however short it is. */
const least = 8;

/** Sets sessions out as swimmers in lanes, each where its hour is. On a phone a lane is read down. */
export function LaneTimetable(props: LaneTimetableProps) {
  const { heading, level = 2, lead, kinds, lanes, hours, note, tone = 'secondary', id } = props;
  const [first, last] = hours;
  const headingId = useId();
  if (lanes.length === 0) return null;

  const capOf = (kind: string) => styles.caps[Math.max(kinds.indexOf(kind), 0)] ?? styles.caps[0];
  const placeOf = ({ time, minutes }: LaneSession) => {
    const start = Math.max(0, quarters(time) - first * 4);
    return { start, end: start + Math.max(least, Math.ceil(minutes / 15)) };
  };
  // Each goes in the first row of its lane that is free when it begins.
  const rowsOf = (sessions: readonly LaneSession[]) => {
    const ends: number[] = [];
    return sessions.map((session) => {
      const { start, end } = placeOf(session);
      const free = ends.findIndex((taken) => taken <= start);
      const row = free === -1 ? ends.length : free;
      ends[row] = end;
      return { session, start, span: end - start, row };
    });
  };

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <Stack gap="xlarge">
        <Stack gap="medium">
          <Heading id={headingId} level={level} size="page">
            {heading}
          </Heading>
          {lead && <Text size="lead">{lead}</Text>}
        </Stack>
        {kinds.length > 1 && (
          <ul className={styles.key}>
            {kinds.map((kind) => (
              <li key={kind} className={styles.kind}>
                <span className={`${styles.cap} ${capOf(kind)}`} />
                {kind}
              </li>
            ))}
          </ul>
        )}
        <div className={styles.pool}>
          <div aria-hidden="true" className={styles.edge}>
            {Array.from({ length: Math.ceil((last - first) / 2) }, (_, place) => (
              <span key={place} className={`${styles.hour} ${styles.starts[place * 8] ?? ''}`}>
                {String(first + place * 2).padStart(2, '0')}:00
              </span>
            ))}
          </div>
          {lanes.map(({ name, sessions, closed }, place) => (
            <div key={name} className={styles.lane}>
              <div id={`${headingId}-${place}`} className={styles.laneName}>
                <Heading level={level === 1 ? 2 : 3} size="large">
                  {name}
                </Heading>
              </div>
              {sessions.length > 0 ? (
                <ul aria-labelledby={`${headingId}-${place}`} className={styles.water}>
                  {rowsOf(sessions).map(({ session, start, span, row }) => (
                    <li
                      key={`${session.time} ${session.name}`}
                      className={`${ground.raised} ${styles.swimmer} ${styles.starts[start] ?? ''} ${styles.spans[span] ?? ''} ${styles.rows[row] ?? ''}`}
                    >
                      <span className={styles.start}>
                        <span className={`${styles.cap} ${capOf(session.kind)}`} />
                        <time dateTime={session.time}>{session.time}</time>
                      </span>{' '}
                      <span className={styles.name}>{session.name}</span>{' '}
                      {session.note && <span>{session.note}</span>}
                      <VisuallyHidden>, {session.kind}</VisuallyHidden>
                    </li>
                  ))}
                </ul>
              ) : (
                closed && <p className={styles.closed}>{closed}</p>
              )}
            </div>
          ))}
        </div>
        {note && <Text>{note}</Text>}
      </Stack>
    </Section>
  );
}
