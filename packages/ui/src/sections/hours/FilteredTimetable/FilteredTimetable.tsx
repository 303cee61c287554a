import { useId } from 'react';
import { ChoiceTabs } from '../../../components/filters/ChoiceTabs/ChoiceTabs.tsx';
import { Link } from '../../../components/navigation/Link/Link.tsx';
import type { ClockTime } from '../../../components/text/HoursTable/hours.ts';
import { Heading, Section, Text, VisuallyHidden } from '../../../primitives/index.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import { mostChoices } from './choices.ts';
import * as styles from './FilteredTimetable.css.ts';

export interface FilteredTimetableProps {
  heading: string;
  /** 1 where the week opens the page. */
  headingLevel?: 1 | 2;
  /** What is true of every session. */
  lead?: string;
  /** The week in its order. A day without sessions says so; without any day, nothing is rendered. */
  days: readonly FilteredTimetableDay[];
  /** The other filters, besides the kinds. */
  also?: FilteredTimetableAlso;
  /** How to book, what to bring. */
  footnote?: string;
  labels: FilteredTimetableLabels;
  tone?: GroundName;
  /** An anchor for links to this part of the page. */
  id?: string;
}

export interface FilteredTimetableDay {
  /** Short enough for a column: “Mon”. */
  name: string;
  /** In order of time. */
  sessions: readonly FilteredTimetableSession[];
}

export interface FilteredTimetableSession {
  /** 24 hours, five characters: “06:15”. */
  time: ClockTime;
  until?: ClockTime;
  name: string;
  /** What the week is filtered by, in the order in which they first occur: “Yoga”. Twelve at most have a tab. */
  kind: string;
  teacher?: string;
  level?: string;
  /** “Bring a mat” */
  note?: string;
  /** How many are free, in words: “3 places left”. */
  places?: string;
  /** Where it is booked. */
  href?: string;
}

export interface FilteredTimetableAlso {
  by: 'teacher' | 'level';
  /** What is chosen among, for screen readers: “Teacher”. */
  legend: string;
  /** Leaves nothing out: “Any teacher”. */
  all: string;
}

export interface FilteredTimetableLabels {
  /** Names the filter: “Narrow the week down”. */
  filter: string;
  /** What is chosen among, for screen readers: “Kind of class”. */
  kinds: string;
  /** Leaves nothing out: “All classes”. */
  all: string;
  /** Under a day without sessions, or without one that matches: “No classes”. */
  none: string;
}

interface Choices {
  /** Before its place in its value: `k3`. */
  sign: 'k' | 'a';
  by: 'kind' | FilteredTimetableAlso['by'];
  names: readonly string[];
}

type Sessions = readonly FilteredTimetableSession[];

const choicesOf = (sign: Choices['sign'], by: Choices['by'], sessions: Sessions): Choices => {
  const names = sessions.map((session) => session[by]).filter((name) => name !== undefined);
  return { sign, by, names: [...new Set(names)].slice(0, mostChoices) };
};

const valuesOf = ({ sign, by, names }: Choices, sessions: Sessions) =>
  names.flatMap((name, place) =>
    sessions.some((session) => session[by] === name) ? [`${sign}${place}`] : [],
  );

const lackedBy = (choices: Choices, sessions: Sessions) => {
  const had = valuesOf(choices, sessions);
  return choices.names.map((_, place) => `${choices.sign}${place}`).filter((value) => !had.includes(value));
};

/** Lays out a week of classes that visitors narrow down to what they come for, before any script. It is printed whole. */
export function FilteredTimetable(props: FilteredTimetableProps) {
  const { heading, headingLevel = 2, lead, days, also, footnote, labels, tone = 'plain', id } = props;
  const headingId = useId();
  if (days.length === 0) return null;
  const sessions = days.flatMap((day) => day.sessions);
  const kinds = { ...choicesOf('k', 'kind', sessions), legend: labels.kinds, all: labels.all };
  const others = also && { ...choicesOf('a', also.by, sessions), ...also };
  // A filter with one value leaves nothing to choose.
  const filters = [kinds, ...(others ? [others] : [])].filter(({ names }) => names.length > 1);

  return (
    <Section id={id} labelledBy={headingId} tone={tone}>
      <div className={styles.head}>
        <Heading id={headingId} level={headingLevel} size="page">
          {heading}
        </Heading>
        {lead && <Text size="lead">{lead}</Text>}
      </div>
      <div className={styles.week}>
        {filters.length > 0 && (
          // Outside of a dialog a `method="dialog"` form is never sent: Enter would otherwise reload the page with
          // nothing chosen.
          <form method="dialog" aria-label={labels.filter} className={styles.filter}>
            {filters.map(({ sign, legend, all, names }) => (
              <div key={sign} className={styles.tabs}>
                <ChoiceTabs
                  legend={legend}
                  name={sign}
                  value={sign}
                  choices={[all, ...names].map((label, place) => ({
                    value: place === 0 ? sign : `${sign}${place - 1}`,
                    label,
                  }))}
                />
              </div>
            ))}
          </form>
        )}
        <div className={styles.days}>
          {days.map((day, place) => (
            <Day
              key={day.name}
              {...day}
              headingId={`${headingId}-${place}`}
              level={headingLevel}
              filters={filters}
              none={labels.none}
            />
          ))}
        </div>
      </div>
      {footnote && (
        <div className={styles.foot}>
          <Text>{footnote}</Text>
        </div>
      )}
    </Section>
  );
}

interface DayProps extends FilteredTimetableDay {
  headingId: string;
  level: 1 | 2;
  filters: readonly Choices[];
  none: string;
}

function Day({ name, sessions, headingId, level, filters, none }: DayProps) {
  const lacked = filters.flatMap((choices) => lackedBy(choices, sessions));
  return (
    <div className={styles.day}>
      <div id={headingId} className={styles.dayName}>
        <Heading level={level === 1 ? 2 : 3} size="large">
          {name}
        </Heading>
      </div>
      {sessions.length > 0 && (
        <ul aria-labelledby={headingId} className={styles.sessions}>
          {sessions.map((session) => (
            <li
              key={`${session.time} ${session.name}`}
              className={styles.session}
              data-is={filters.flatMap((choices) => valuesOf(choices, [session])).join(' ')}
            >
              <Words {...session} day={name} />
            </li>
          ))}
        </ul>
      )}
      {sessions.length === 0 && <p className={styles.none}>{none}</p>}
      {sessions.length > 0 && lacked.length > 0 && (
        <p className={styles.noneLeft} data-lacks={lacked.join(' ')}>
          {none}
        </p>
      )}
    </div>
  );
}

function Words(session: FilteredTimetableSession & { day: string }) {
  const { day, time, until, name, kind, teacher, level, note, places, href } = session;
  const about = [kind, level, teacher].filter((word) => word && word !== name).join(', ');
  return (
    <>
      <p className={styles.time}>
        <time dateTime={time}>{time}</time>
        {until && (
          <>
            –<time dateTime={until}>{until}</time>
          </>
        )}
      </p>
      <div className={styles.words}>
        <p className={styles.name}>
          {href ? (
            <Link href={href} className={styles.link}>
              {name}{' '}
              <VisuallyHidden>
                {day} {time}
              </VisuallyHidden>
            </Link>
          ) : (
            name
          )}
        </p>
        {about && <p className={styles.about}>{about}</p>}
        {note && <p className={styles.about}>{note}</p>}
        {places && <p className={styles.places}>{places}</p>}
      </div>
    </>
  );
}
