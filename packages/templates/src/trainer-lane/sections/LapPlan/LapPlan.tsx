import { useId } from 'react';
import { SectionHead } from '@awning/ui/components/SectionHead';
import { Container, Heading, Text, VisuallyHidden } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import * as styles from './LapPlan.css.ts';

export interface LapPlanProps {
  heading: string;
  /** How to read it, and that it promises no result. */
  lead?: string;
  /** What the numbers on the track count, for screen readers: “Week”. */
  unit: string;
  /** In order, up to twenty-four: numbered from 1. Without any, nothing is drawn. */
  stages: readonly LapStage[];
  /** The ground it is painted on. */
  tone?: GroundName;
}

interface LapStage {
  /** How far, or how long: “Half a lap”. */
  name: string;
  /** What is done, in a sentence or two. */
  text: string;
  /** Painted on the track in place of its number, where that is more than a place in the list: “100”. */
  mark?: string;
}

/**
 * Lays a plan out along a running track: four stages to a straight and then round the bend. On a phone the track runs
 * straight down the page's end side. It leaves there, for a `TrackSide` to take it on.
 */
export function LapPlan(props: LapPlanProps) {
  const { heading, lead, unit, stages, tone = 'tint' } = props;
  const headingId = useId();
  if (stages.length === 0) return null;

  return (
    <section aria-labelledby={headingId} className={`${ground[tone]} ${styles.root}`}>
      <div className={styles.head}>
        <Container>
          <SectionHead heading={heading} id={headingId} lead={lead} />
        </Container>
      </div>
      <ol className={styles.laps[stages.length > straight ? 'several' : 'single']}>
        {stages.map(({ name, text, mark }, place) => {
          const { row, column } = spotOf(place, stages.length);
          return (
            <li
              key={name}
              className={`${styles.stage} ${styles.straightAt[row] ?? ''} ${styles.columnAt[column]} ${styles.turn[turnOf(place, stages.length)]}`}
            >
              <p className={styles.number}>
                <VisuallyHidden>{unit} </VisuallyHidden>
                <span className={styles.figure[sizeOf(mark ?? '')]}>{mark ?? place + 1}</span>
              </p>
              <div className={styles.words}>
                <Heading level={3} size="large">
                  {name}
                </Heading>
                <Text>{text}</Text>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const straight = 4;

/**
 * Which straight a stage lies on and where on it: the track goes out and back and out again, yet its stages are read as
 * words are. Too few to fill the way back lie where the track comes round the bend.
 */
function spotOf(place: number, count: number) {
  const row = Math.floor(place / straight);
  const onIt = Math.min(straight, count - row * straight);
  const missing = row % 2 === 1 ? straight - onIt : 0;
  return { row, column: (place % straight) + missing };
}

function turnOf(place: number, count: number) {
  const { row, column } = spotOf(place, count);
  const last = row === Math.floor((count - 1) / straight);
  if (row % 2 === 1) return column === 0 && !last ? 'start' : 'none';
  if (place === count - 1) return 'away';
  return column === straight - 1 ? 'end' : 'none';
}

function sizeOf({ length }: string) {
  if (length > 4) return 'longest';
  return length > 2 ? 'long' : 'short';
}
