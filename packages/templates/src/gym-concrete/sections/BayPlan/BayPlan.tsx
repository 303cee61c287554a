import { useId } from 'react';
import { BayHead } from '../../components/BayHead/BayHead.tsx';
import { FloorMarking } from '../../components/FloorMarking/FloorMarking.tsx';
import type { ClockTime } from '@awning/ui/components/HoursTable';
import { Heading, Section, VisuallyHidden } from '@awning/ui/primitives';
import { lackedBy, signOf } from '../../../design/asks/week/kinds.ts';
import { WeekKinds, type WeekKindsLabels } from '../../../design/asks/week/WeekKinds.tsx';
import * as styles from './BayPlan.css.ts';

export interface BayPlanProps {
  heading: string;
  /** 1 where the plan opens the page. */
  level?: 1 | 2;
  /** Stencilled beside the heading, the level it is on: “2”. */
  bay?: string;
  /** A sentence under the heading. */
  lead?: string;
  /** The kinds of session: three have paint of their own, the first is left as bare floor. Twelve can be chosen. */
  kinds: readonly string[];
  /** Let one kind be chosen: bays of another are left empty. */
  labels: WeekKindsLabels;
  /** Each a row of bays; two and two face each other across a lane. Without any, nothing is drawn. */
  days: readonly BayPlanDay[];
}

interface BayPlanDay {
  name: string;
  /** In the order of the day. Sessions at the same time of different days stand under each other. */
  sessions: readonly BayPlanSession[];
  /** Instead of sessions: what the hatched row says. */
  closed?: string;
}

export interface BayPlanSession {
  /** On the clock of 24 hours: “06:15”. */
  time: ClockTime;
  name: string;
  /** One of `kinds`. */
  kind: string;
  /** Where, or with whom. */
  note?: string;
}

/**
 * Lays a week out as a plan of parking bays: a row for each day, a bay for each session, lanes to walk down between. It is
 * narrowed down to a kind without script, and printed whole.
 */
export function BayPlan(props: BayPlanProps) {
  const { heading, level = 2, bay, lead, kinds, labels, days } = props;
  const id = useId();
  if (days.length === 0) return null;

  const times = [...new Set(days.flatMap(({ sessions }) => sessions.map(({ time }) => time)))].toSorted();
  const columns = styles.columns[times.length];
  // Every row has a bay for every time; in a week too long for that, only those that are taken.
  const baysOf = (sessions: readonly BayPlanSession[]) =>
    (columns ? times : sessions.map(({ time }) => time)).map((time) => ({
      time,
      session: sessions.find((candidate) => candidate.time === time),
    }));
  const paintOf = (kind: string) => styles.paints[Math.max(kinds.indexOf(kind), 0)] ?? styles.paints[0];
  const swatch = (kind: string) => <span className={`${styles.swatch} ${paintOf(kind)}`} />;

  return (
    <Section labelledBy={id} tone="plain">
      <div className={styles.week}>
        <BayHead heading={heading} id={id} level={level} bay={bay} lead={lead} />
        <WeekKinds
          kinds={kinds}
          labels={labels}
          mark={swatch}
          look={{ root: styles.key, choice: styles.choice }}
        />
        <div className={styles.plan}>
          {days.map(({ name, sessions, closed }, place) => (
            <div key={name} className={styles.day}>
              {place % 2 === 1 && (
                <div aria-hidden="true" className={styles.lane}>
                  {[0, 1, 2].map((arrow) => (
                    <div key={arrow} className={styles.laneArrow}>
                      <FloorMarking kind="arrow" />
                    </div>
                  ))}
                </div>
              )}
              <div id={`${id}-${place}`} className={styles.dayName}>
                <Heading level={level === 1 ? 2 : 3} size="xlarge">
                  {name}
                </Heading>
              </div>
              {sessions.length > 0 ? (
                <>
                  <ul
                    aria-labelledby={`${id}-${place}`}
                    className={`${styles.row[place % 2 ? 'below' : 'above']} ${columns ?? ''}`}
                  >
                    {baysOf(sessions).map(({ time, session }) =>
                      session ? (
                        <li key={time} className={styles.bay.taken} data-kind={signOf(kinds, session.kind)}>
                          <div className={`${styles.session} ${paintOf(session.kind)}`}>
                            <time className={styles.time} dateTime={time}>
                              {time}
                            </time>{' '}
                            <span className={styles.name}>{session.name}</span>{' '}
                            {session.note && <span>{session.note}</span>}
                            <VisuallyHidden>, {session.kind}</VisuallyHidden>
                          </div>
                        </li>
                      ) : (
                        <li key={time} aria-hidden="true" className={styles.bay.free} />
                      ),
                    )}
                  </ul>
                  <p className={styles.none} data-lacks={lackedBy(kinds, sessions)}>
                    {labels.none}
                  </p>
                </>
              ) : (
                closed && (
                  <div className={styles.hatched}>
                    <p className={styles.plate}>{closed}</p>
                  </div>
                )
              )}
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
