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

interface HungWeekLabels {
  /** Names the filter: “Narrow the week down”. */
  filter: string;
  /** What is chosen among, for those who listen: “Kind of class”. */
  kinds: string;
  /** Leaves nothing out: “All classes”. */
  all: string;
  /** Under a day that has none of those that were asked for: “No classes”. */
  none: string;
}

export interface HungWeekProps {
  heading: string;
  /** 1 where the week opens the page. */
  level?: 1 | 2;
  /** What is true of every session. */
  lead?: string;
  /** What a session can be. Four have a colour and an outline of their own; twelve can be chosen by. */
  kinds: readonly string[];
  /** Let one kind be chosen, where there are several: sessions of another are taken off their strings. */
  labels?: HungWeekLabels;
  /** The days there is something on. Without any, nothing is drawn. */
  days: readonly HungDay[];
  /** The days that are off, said kindly under the week. */
  rest?: string;
  /** What keeps the heading up. */
  weight?: WeightShapeProps;
  /** What it is painted on. */
  tone?: Extract<GroundName, 'plain' | 'raised' | 'tint'>;
}

/**
 * Hangs a week from a beam: a string for each day, its sessions threaded on it from the first to the last. It is narrowed
 * down to a kind before any script, and printed whole.
 */
export function HungWeek(props: HungWeekProps) {
  const { heading, level = 2, lead, kinds, labels, days, rest, weight, tone = 'plain' } = props;
  const id = useId();
  if (days.length === 0) return null;
  const lookOf = (kind: string) => styles.looks[Math.max(0, kinds.indexOf(kind)) % styles.looks.length];

  return (
    <section
      aria-labelledby={id}
      className={`${styles.root} ${wired} ${level === 1 ? opening : ''} ${ground[tone]}`}
    >
      <HungHead heading={heading} id={id} level={level} lead={lead} weight={weight} />
      {kinds.length > 1 && labels && <Kinds kinds={kinds} labels={labels} lookOf={lookOf} />}
      {kinds.length > 1 && !labels && (
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
                <li
                  key={`${time} ${session}`}
                  className={styles.session}
                  data-kind={`k${kinds.indexOf(kind)}`}
                >
                  <div className={`${styles.bead} ${lookOf(kind)}`}>
                    <span className={styles.time}>{time}</span> {session}
                    {kind !== session && <VisuallyHidden>, {kind}</VisuallyHidden>}
                  </div>
                </li>
              ))}
            </ul>
            {labels && (
              <p
                className={styles.none}
                data-lacks={kinds
                  .flatMap((kind, k) => (sessions.some((session) => session.kind === kind) ? [] : [`k${k}`]))
                  .join(' ')}
              >
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

interface KindsProps extends Pick<HungWeekProps, 'kinds'> {
  labels: HungWeekLabels;
  lookOf: (kind: string) => string | undefined;
}

/** What each kind looks like, to choose one by. */
function Kinds({ kinds, labels, lookOf }: KindsProps) {
  return (
    // Outside of a dialog such a form is never sent: Enter would ask for the page again, with nothing chosen.
    <form method="dialog" aria-label={labels.filter} className={styles.filter}>
      <fieldset>
        <legend>
          <VisuallyHidden>{labels.kinds}</VisuallyHidden>
        </legend>
        <div className={styles.choices}>
          <label className={styles.choice}>
            <input type="radio" name="kind" value="k" defaultChecked className={styles.dot} />
            {labels.all}
          </label>
          {kinds.slice(0, styles.mostKinds).map((kind, place) => (
            <label key={kind} className={styles.choice}>
              <input type="radio" name="kind" value={`k${place}`} className={styles.dot} />
              <span className={`${styles.swatch} ${lookOf(kind)}`} />
              {kind}
            </label>
          ))}
        </div>
      </fieldset>
    </form>
  );
}
