import { useId } from 'react';
import { ClimbingHold } from '../../components/ClimbingHold/ClimbingHold.tsx';
import { PosterHead } from '@awning/ui/components/PosterHead';
import { Container, Heading, Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import { tNutsAround } from '../../styles/tNuts.css.ts';
import * as styles from './RouteSteps.css.ts';

export interface RouteStepsProps {
  heading: string;
  lead?: string;
  /** In the order they are done or read. Without any, and without a lead, nothing is drawn. */
  steps: readonly RouteStep[];
}

interface RouteStep {
  name: string;
  text: string;
  /** When, or how long: “the first ten minutes”. */
  note?: string;
}

/** Opens a page with a few steps, as a route leads up a wall: numbered holds that wander from side to side, joined by a line. */
export function RouteSteps({ heading, lead, steps }: RouteStepsProps) {
  const headingId = useId();
  if (steps.length === 0 && !lead) return null;

  return (
    <section aria-labelledby={headingId} className={`${ground.plain} ${tNutsAround} ${styles.root}`}>
      <Container>
        <PosterHead heading={heading} id={headingId} headingLevel={1} lead={lead} />
        <ol className={styles.route}>
          {steps.map(({ name, text, note }, place) => {
            const { side, line } = moves[place % moves.length] ?? moves[0];
            return (
              <li key={name} className={styles.side[side]}>
                <svg
                  aria-hidden="true"
                  focusable="false"
                  viewBox="0 0 100 100"
                  preserveAspectRatio="none"
                  className={styles.lines[line]}
                >
                  <path
                    d={ways[line]}
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="5"
                    strokeDasharray="2 16"
                    strokeLinecap="round"
                    vectorEffect="non-scaling-stroke"
                  />
                </svg>
                <div className={styles.hold}>
                  <ClimbingHold shape={shapes[place % shapes.length] ?? 'jug'} paint="action" bolt="hidden" />
                  <span aria-hidden="true" className={styles.number}>
                    {place + 1}
                  </span>
                </div>
                <div className={styles.words}>
                  <Heading level={2} size="xlarge">
                    {name}
                  </Heading>
                  {note && <p className={styles.when}>{note}</p>}
                  <Text>{text}</Text>
                </div>
              </li>
            );
          })}
        </ol>
      </Container>
    </section>
  );
}

// Where each hold hangs, and the way its line goes to the next.
const moves = [
  { side: 'near', line: 'near' },
  { side: 'middle', line: 'middle' },
  { side: 'far', line: 'far' },
  { side: 'middle', line: 'back' },
] as const;

// Never through the words: down and then across to a hold further out, across and then down to one further in.
const out = 'M0 0C0 76 16 100 100 100';
const back = 'M0 0C76 0 100 16 100 100';
const ways = { near: out, middle: out, far: back, back };

const shapes = ['jug', 'brick'] as const;
