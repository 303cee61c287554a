import { useId } from 'react';
import { Link } from '@awning/ui/components/Link';
import { BrightHead } from '../../components/BrightHead/BrightHead.tsx';
import { Heading, Section, Text, VisuallyHidden } from '@awning/ui/primitives';
import type { GroundName } from '@awning/ui/theme/grounds';
import * as styles from './SeatingPlan.css.ts';

interface Seat {
  /** As it is called over the table: “7”. */
  name: string;
  state: 'free' | 'taken';
  /** Where a free seat leads. */
  href?: string;
}

interface Sitting {
  /** “First sitting, 6 o’clock”. */
  name: string;
  /** What the plan shows, in words: “Five seats free”. */
  summary: string;
  /** The first sits at the head, the last at the foot, the others face each other in pairs. */
  seats: readonly Seat[];
}

interface SeatingPlanForm {
  /** The form's own `id`. */
  id: string;
  /** What the chosen chairs are called where they are sent. A demonstration sends nothing, and has none. */
  name?: string;
}

interface SeatingPlanLabels {
  free: string;
  taken: string;
  /** In the key, where chairs can be chosen: “yours”. */
  chosen: string;
  /** Before a seat’s name, for screen readers: “Seat”. */
  seat: string;
  /** What is beyond the head of the table and beyond its foot: “Kitchen end”, “Window end”. */
  ends?: readonly [head: string, foot: string];
}

export interface SeatingPlanProps {
  heading: string;
  lead?: string;
  /** Without any, nothing is drawn. */
  sittings: readonly Sitting[];
  note?: string;
  labels: SeatingPlanLabels;
  /** A form on the same page. Free chairs are then chosen rather than links, and go with it: no script. */
  form?: SeatingPlanForm;
  tone?: GroundName;
}

/** Draws one table with a chair for every guest, and shows which chairs are still free. */
export function SeatingPlan(props: SeatingPlanProps) {
  const { heading, lead, sittings, note, labels, form, tone = 'deep' } = props;
  const headingId = useId();
  if (sittings.length === 0) return null;

  return (
    <Section labelledBy={headingId} tone={tone}>
      <BrightHead heading={heading} id={headingId} level={2} lead={lead} />
      <div className={styles.sittings}>
        {sittings.map((sitting) => (
          <Table key={sitting.name} {...sitting} labels={labels} form={form} />
        ))}
      </div>
      <ul aria-hidden="true" className={styles.key}>
        {(form ? (['free', 'chosen', 'taken'] as const) : (['free', 'taken'] as const)).map((state) => (
          <li key={state} className={styles.keyed}>
            <span className={`${styles.chair[state]} ${styles.sample}`} />
            {labels[state]}
          </li>
        ))}
      </ul>
      {note && (
        <div className={styles.foot}>
          <Text>{note}</Text>
        </div>
      )}
    </Section>
  );
}

type Shared = { labels: SeatingPlanLabels; form: SeatingPlanForm | undefined };

function Table({ name, summary, seats, labels, form }: Sitting & Shared) {
  const nameId = useId();

  return (
    <div className={styles.sitting}>
      <div className={styles.title}>
        <Heading id={nameId} level={3} size="xlarge">
          {name}
        </Heading>
        <p>{summary}</p>
      </div>
      <div className={styles.room}>
        <div aria-hidden="true" className={styles.table}>
          {labels.ends?.map((end) => (
            <span key={end} className={styles.end}>
              {end}
            </span>
          ))}
        </div>
        <ol aria-labelledby={nameId} className={styles.seats}>
          {seats.map((seat) => (
            <li key={seat.name} className={styles.seat}>
              <Chair {...seat} sitting={name} labels={labels} form={form} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function Chair({ name, state, href, sitting, labels, form }: Seat & Shared & { sitting: string }) {
  const words = (
    <>
      <span aria-hidden="true">{name}</span>
      <VisuallyHidden>
        {labels.seat} {name}, {labels[state]}
      </VisuallyHidden>
    </>
  );
  if (state === 'free' && form)
    return (
      <label className={styles.chair.free}>
        <input
          type="checkbox"
          form={form.id}
          name={form.name}
          value={`${sitting}: ${name}`}
          className={styles.pick}
        />
        {words}
      </label>
    );
  return state === 'free' && href ? (
    <Link href={href} className={styles.chair.free}>
      {words}
    </Link>
  ) : (
    <span className={styles.chair[state]}>{words}</span>
  );
}
