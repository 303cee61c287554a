import { useId, type ReactNode } from 'react';
import { PosterHead } from '@awning/ui/components/PosterHead';
import { Heading, Numeral, Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import { threaded } from '../../styles/thread.css.ts';
import * as styles from './StepsThread.css.ts';

interface ThreadStep {
  name: string;
  text: string;
  /** Strung on the thread like a bead: square, cut round, and it names itself. Without one, the number is the bead. */
  drawing?: ReactNode;
}

export interface StepsThreadProps {
  heading: string;
  lead?: string;
  /** In the order they are done. Three or four; without any, nothing is drawn. */
  steps: readonly ThreadStep[];
}

/** Says how a thing is done, a step after the other, strung on the thread like beads. */
export function StepsThread({ heading, lead, steps }: StepsThreadProps) {
  const headingId = useId();
  if (steps.length === 0) return null;

  return (
    <section aria-labelledby={headingId} className={`${styles.root} ${threaded} ${ground.plain}`}>
      <div className={styles.head}>
        <PosterHead heading={heading} id={headingId} lead={lead} />
      </div>
      <div className={styles.string}>
        <ol className={styles.steps}>
          {steps.map(({ name, text, drawing }, place) => (
            <li key={name} className={styles.step}>
              <div className={styles.bead}>
                {drawing && <div className={styles.picture}>{drawing}</div>}
                <span className={styles.number[drawing ? 'beside' : 'alone']}>
                  <Numeral value={String(place + 1)} />
                </span>
              </div>
              <div className={styles.words}>
                <Heading level={3} size="xlarge">
                  {name}
                </Heading>
                <Text>{text}</Text>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.tail[steps.length % 2 ? 'straight' : 'round']} />
    </section>
  );
}
