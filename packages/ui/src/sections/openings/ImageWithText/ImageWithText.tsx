import { type ReactNode, useId } from 'react';
import { ActionGroup, type Actions } from '../../../components/actions/ActionGroup/ActionGroup.tsx';
import { Heading, Numeral, Text } from '../../../primitives/index.ts';
import { ground } from '../../../theme/ground.css.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './ImageWithText.css.ts';

export interface ImageWithTextProps {
  heading: string;
  /** 1 where it opens the page. */
  headingLevel?: 1 | 2;
  /** A drawing that fills its box and names itself. It may be cut at its sides, never at its middle. Without it the words take the whole width. */
  drawing: ReactNode;
  /** The side it takes on a wide screen. On a phone it always comes first. */
  side?: 'start' | 'end';
  /** Stands over the heading as large as a drawing: a year, a weight, a place in a list. */
  number?: { value: string; unit?: string };
  /** Two or three paragraphs: the reason, then the proof. */
  paragraphs: readonly string[];
  /** What to do, in its order. */
  steps?: readonly string[];
  /** Facts too short for sentences: papers, awards, what is included. */
  facts?: readonly string[];
  actions?: Actions;
  /** What the words are painted on. */
  tone?: GroundName;
  /** An anchor for links to this part of the page. */
  id?: string;
}

/** Sets a picture and the words about it side by side, each as wide as half the screen. */
export function ImageWithText(props: ImageWithTextProps) {
  const {
    heading,
    headingLevel = 2,
    drawing,
    side = 'start',
    number,
    paragraphs,
    steps,
    facts,
    actions,
    tone = 'raised',
    id,
  } = props;
  const headingId = useId();

  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`${styles.root[drawing ? side : 'alone']} ${ground[tone]}`}
    >
      {drawing && <div className={styles.image}>{drawing}</div>}
      <div className={styles.words}>
        {number && (
          <p className={styles.number}>
            <Numeral {...number} />
          </p>
        )}
        <Heading id={headingId} level={headingLevel} size="page">
          {heading}
        </Heading>
        {paragraphs.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
        {steps && (
          <ol className={styles.steps}>
            {steps.map((step, place) => (
              <li key={step} className={styles.step}>
                <span className={styles.place} aria-hidden="true">
                  <Numeral value={String(place + 1)} />
                </span>
                <span>{step}</span>
              </li>
            ))}
          </ol>
        )}
        {facts && (
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact} className={styles.fact}>
                {fact}
              </li>
            ))}
          </ul>
        )}
        {actions && <ActionGroup actions={actions} second="quiet" />}
      </div>
    </section>
  );
}
