import { useId } from 'react';
import { Heading, Section, Text } from '@awning/ui/primitives';
import * as styles from './RulerSteps.css.ts';

export interface RulerStepsProps {
  heading: string;
  /** Who can do it, and with what. */
  lead?: string;
  /** In their order, along one scale. Without any, nothing is drawn. */
  steps: readonly RulerStep[];
  /** What the scale counts, said after its first number: “days”. */
  unit: string;
  /** An anchor for links to this part of the page. */
  id?: string;
}

export interface RulerStep {
  /** Where on the scale it stands: a day, a minute, a degree. The longer until the next, the more ruler between them. */
  at: number;
  name: string;
  text: string;
}

/** Sets steps along a ruler: when each is due, what to do, and how long there is nothing to do in between. */
export function RulerSteps({ heading, lead, steps, unit, id }: RulerStepsProps) {
  const headingId = useId();
  if (steps.length === 0) return null;
  const longest = Math.max(...steps.map((_, place) => waitAfter(steps, place)));

  return (
    <Section labelledBy={headingId} tone="plain" id={id}>
      <div className={styles.layout}>
        <div className={styles.head}>
          <Heading id={headingId} level={2} size="xxlarge">
            {heading}
          </Heading>
          {lead && <Text>{lead}</Text>}
        </div>
        <ol className={styles.ruler}>
          {steps.map(({ at, name, text }, place) => (
            <li key={name} className={styles.step[lengthOf(waitAfter(steps, place), longest)]}>
              <p className={styles.mark}>
                {at} {place === 0 && <span className={styles.unit}>{unit}</span>}
              </p>
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
    </Section>
  );
}

const waitAfter = (steps: readonly RulerStep[], place: number) =>
  (steps[place + 1]?.at ?? steps[place]?.at ?? 0) - (steps[place]?.at ?? 0);

const lengthOf = (wait: number, longest: number) =>
  wait === 0 ? 'short' : wait * 2 > longest ? 'long' : wait * 5 > longest ? 'middling' : 'short';
