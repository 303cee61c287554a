import { useId, type ReactNode } from 'react';
import { HungHead } from '../../components/HungHead/HungHead.tsx';
import type { WeightShapeProps } from '../../components/WeightShape/WeightShape.tsx';
import { Heading, Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import { wired } from '../../styles/wire.css.ts';
import * as styles from './HangingSteps.css.ts';

interface HangingStep {
  name: string;
  /** What to do, in two sentences or three. */
  text?: string;
  /** How long, how often: “thirty seconds a side”. */
  note?: string;
  /** Hangs over the words, as wide as the step; on a phone beside them. It brings its own words for screen readers. */
  drawing?: ReactNode;
}

export interface HangingStepsProps {
  heading: string;
  /** A sentence before the first. */
  lead?: string;
  /** In their order. Without any, nothing is drawn. */
  steps: readonly HangingStep[];
  /** What holds for all of them: when to stop, whom to ask. */
  note?: string;
  /** What keeps the heading up. */
  weight?: WeightShapeProps;
  /** The ground it is painted on. */
  tone?: GroundName;
}

/** Hangs numbered steps from a beam, each on a string of its own length. */
export function HangingSteps(props: HangingStepsProps) {
  const { heading, lead, steps, note, weight, tone = 'plain' } = props;
  const headingId = useId();
  if (steps.length === 0) return null;

  return (
    <section aria-labelledby={headingId} className={`${styles.root} ${wired} ${ground[tone]}`}>
      <HungHead heading={heading} id={headingId} lead={lead} weight={weight} />
      <ol className={styles.steps[steps.length % 4 === 0 ? 'fours' : 'threes']}>
        {steps.map(({ name, text, note: measure, drawing }, place) => (
          <li
            key={name}
            className={`${styles.step[lengths[place % lengths.length]!]} ${drawing ? styles.drawn : ''}`}
          >
            <span className={styles.number} aria-hidden="true">
              {place + 1}
            </span>
            {drawing && <div className={styles.drawing}>{drawing}</div>}
            <div className={styles.words}>
              <Heading level={3} size="xlarge">
                {name}
              </Heading>
              {text && <Text>{text}</Text>}
              {measure && <p className={styles.measure}>{measure}</p>}
            </div>
          </li>
        ))}
      </ol>
      {note && (
        <div className={styles.after}>
          <Text>{note}</Text>
        </div>
      )}
    </section>
  );
}

const lengths = ['short', 'long', 'middle'] as const;
