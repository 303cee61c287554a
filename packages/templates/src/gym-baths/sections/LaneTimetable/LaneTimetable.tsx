import { useEffect, useId, useRef } from 'react';
import { markToday, type ClockTime, type Today, type Weekday } from '@awning/ui/components/HoursTable';
import { clockAt } from '@awning/ui/components/OpenNow';
import { Heading, Section, Stack, Text, VisuallyHidden } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import { lackedBy, signOf } from '../../../design/asks/week/kinds.ts';
import { WeekKinds, type WeekKindsLabels } from '../../../design/asks/week/WeekKinds.tsx';
import * as styles from './LaneTimetable.css.ts';

export interface LaneTimetableProps {
  heading: string;
  /** 1 where the timetable opens the page. */
  level?: 1 | 2;
  lead?: string;
  /** A lane for each day, each pool or each room. Without a session in any of them nothing is drawn. */
  lanes: readonly Lane[];
  /** What is true of every lane. */
  note?: string;
  /** On a phone no more of each lane than who swims in it, from when to when: on a page that leads to one where all of it stands. */
  short?: boolean;
  /** Let one kind be chosen, where there are several: sessions of another are left out. Without it all are shown. */
  labels?: WeekKindsLabels;
  /** Marks the lane of today, where lanes are days. Before any script, none is. */
  today?: Today;
}

export interface Lane {
  name: string;
  /** Which day this is, so that the lane knows when it is today’s. */
  on?: Weekday;
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
  /** What tells it from others. Up to four kinds wear caps of their own colours; of more, each session says its own. */
  kind?: string;
  /** Where, or with whom. */
  note?: string;
}

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The hours along the edge, two by two: all that are swum in. */
function hoursOf(sessions: readonly LaneSession[]) {
  const first = Math.floor(Math.min(...sessions.map(({ time }) => minutesOf(time) / 60)));
  const last = Math.max(...sessions.map(({ time, minutes }) => (minutesOf(time) + minutes) / 60));
  const marks = Math.min(Math.ceil((last - first) / 2), Math.floor((24 - first + 1) / 2));
  return { first, marks: Math.max(marks, 4) };
}

/** From the first to the last of a day. */
function spanOf(sessions: readonly LaneSession[]) {
  const first = sessions.map(({ time }) => time).toSorted()[0] ?? '';
  const last = Math.max(...sessions.map(({ time, minutes }) => minutesOf(time) + minutes)) % (24 * 60);
  const two = (count: number) => String(count).padStart(2, '0');
  return `${first}–${two(Math.floor(last / 60))}:${two(last % 60)}`;
}

/** The words of a session take so many quarters of an hour, however short it is. */
const least = 8;

/**
 * Sets sessions out as swimmers in lanes, each where its hour is. On a phone a lane is read down. It is narrowed down to a
 * kind without script, and printed whole.
 */
export function LaneTimetable(props: LaneTimetableProps) {
  const { heading, level = 2, lead, lanes, note, short = false, labels, today } = props;
  const headingId = useId();
  const pool = useRef<HTMLDivElement>(null);
  const told = JSON.stringify([lanes, today]);

  useEffect(() => {
    const parent = pool.current?.parentElement;
    if (parent) markToday(parent, clockAt(new Date()));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what it reads stands in the page
  }, [told]);

  const swum = lanes.flatMap(({ sessions }) => sessions);
  if (swum.length === 0) return null;

  const { first, marks } = hoursOf(swum);
  const kinds = [...new Set(swum.flatMap(({ kind }) => kind ?? []))];
  const areCapped = kinds.length > 1 && kinds.length <= styles.caps.length;
  const capOf = (kind = '') => styles.caps[Math.max(kinds.indexOf(kind), 0)] ?? styles.caps[0];
  const cap = (kind?: string) => <span className={`${styles.cap} ${capOf(kind)}`} />;
  const isFiltered = labels !== undefined && kinds.length > 1;
  const placeOf = ({ time, minutes }: LaneSession) => {
    const start = Math.floor(minutesOf(time) / 15) - first * 4;
    const room = marks * 8;
    const span = Math.min(Math.max(least, Math.ceil(minutes / 15)), room);
    return { start: Math.min(start, room - span), span };
  };
  // Each goes in the first row of its lane that is free when it begins.
  const rowsOf = (sessions: readonly LaneSession[]) => {
    const ends: number[] = [];
    return sessions.map((session) => {
      const { start, span } = placeOf(session);
      const free = ends.findIndex((taken) => taken <= start);
      const row = free === -1 ? ends.length : free;
      ends[row] = start + span;
      return { session, start, span, row };
    });
  };

  return (
    <Section labelledBy={headingId} tone="secondary">
      <div className={`${styles.week} ${short ? styles.short : ''}`}>
        <Stack gap="medium">
          <Heading id={headingId} level={level} size="page">
            {heading}
          </Heading>
          {lead && (
            <div className={styles.rest}>
              <Text size="lead">{lead}</Text>
            </div>
          )}
        </Stack>
        {(isFiltered || areCapped) && (
          <div className={styles.rest}>
            <WeekKinds
              kinds={kinds}
              labels={labels}
              {...(areCapped && { mark: cap })}
              look={{ root: styles.key, choice: styles.choice }}
            />
          </div>
        )}
        <div ref={pool} className={styles.pool} data-time-zone={today?.timeZone}>
          <div aria-hidden="true" className={`${styles.edge} ${styles.tracks[marks] ?? ''}`}>
            {Array.from({ length: marks }, (_, place) => (
              <span key={place} className={`${styles.hour} ${styles.starts[place * 8] ?? ''}`}>
                {String((first + place * 2) % 24).padStart(2, '0')}:00
              </span>
            ))}
          </div>
          {lanes.map(({ name, on: day, sessions, closed }, place) => (
            <div key={name} className={styles.lane} data-on={day}>
              <div className={styles.laneName}>
                <Heading id={`${headingId}-${place}`} level={level === 1 ? 2 : 3} size="large">
                  {name}
                </Heading>
                {today && day && (
                  <span className={styles.today} data-today hidden>
                    {today.label}
                  </span>
                )}
              </div>
              {short && sessions.length > 0 && (
                <p className={styles.brief}>
                  <span className={styles.who}>{spanOf(sessions)}</span>
                  {[...new Set(sessions.map(({ name: session, kind = session }) => kind))].map((kind) => (
                    <span key={kind} className={styles.who}>
                      {areCapped && cap(kind)}
                      {kind}
                    </span>
                  ))}
                </p>
              )}
              {sessions.length > 0 && (
                <ul
                  aria-labelledby={`${headingId}-${place}`}
                  className={`${styles.water} ${styles.rest} ${styles.tracks[marks] ?? ''}`}
                >
                  {rowsOf(sessions).map(({ session, start, span, row }) => (
                    <li
                      key={`${session.time} ${session.name}`}
                      data-kind={signOf(kinds, session.kind)}
                      className={`${ground.raised} ${styles.swimmer} ${styles.starts[start] ?? ''} ${styles.spans[span] ?? ''} ${styles.rows[row] ?? ''}`}
                    >
                      <span className={styles.start}>
                        {areCapped && cap(session.kind)}
                        <time dateTime={session.time}>{session.time}</time>
                      </span>{' '}
                      <span className={styles.words}>
                        <span className={styles.name}>{session.name}</span>{' '}
                        {session.note && <span>{session.note}</span>}
                        {session.kind &&
                          (areCapped ? (
                            <VisuallyHidden>, {session.kind}</VisuallyHidden>
                          ) : (
                            kinds.length > 1 && <span> {session.kind}</span>
                          ))}
                      </span>
                    </li>
                  ))}
                </ul>
              )}
              {sessions.length === 0 && closed && <p className={styles.closed}>{closed}</p>}
              {isFiltered && sessions.length > 0 && (
                <p className={styles.none} data-lacks={lackedBy(kinds, sessions)}>
                  {labels.none}
                </p>
              )}
            </div>
          ))}
        </div>
        {note && (
          <div className={styles.rest}>
            <Text>{note}</Text>
          </div>
        )}
      </div>
    </Section>
  );
}
