import { type ReactNode, useId } from 'react';
import { CombHead } from '../../components/CombHead/CombHead.tsx';
import { Heading, Section, Text } from '@awning/ui/primitives';
import { broadestOf, sizeAt } from '../../../content/words/breadth.ts';
import * as styles from './RecordSleeves.css.ts';

export interface RecordSleevesProps {
  heading: string;
  /** 1 where they open the page. */
  level?: 1 | 2;
  lead?: string;
  /** Two to nine. Without any, and without a lead, nothing is drawn. */
  sleeves: readonly RecordSleeve[];
}

interface RecordSleeve {
  name: string;
  /** Under the name: years, a post, a running time. */
  note?: string;
  /** Fills its box, and brings its own words for screen readers. Grounds take turns under it. Without it the cover has the name in large letters. */
  drawing?: ReactNode;
  text?: string;
  /** What is on each side: a word for the side, and what to hear there. */
  sides?: readonly { side: string; text: string }[];
}

/** Puts people, or what they are known for, on the covers of records, each with the record half out. */
export function RecordSleeves({ heading, level = 2, lead, sleeves }: RecordSleevesProps) {
  const headingId = useId();
  if (sleeves.length === 0 && !lead) return null;

  return (
    <Section labelledBy={headingId} tone="plain">
      <CombHead id={headingId} heading={heading} level={level} lead={lead} />
      {sleeves.length > 0 && (
        <ul className={styles.shelf}>
          {sleeves.map(({ name, note, drawing, text, sides = [] }) => (
            <li key={name} className={styles.item}>
              <div className={styles.cover}>
                <span aria-hidden="true" className={styles.record} />
                {drawing ? (
                  <div className={styles.sleeve}>{drawing}</div>
                ) : (
                  <div aria-hidden="true" className={`${styles.sleeve} ${styles.lettered}`}>
                    <span
                      className={`${styles.letters} ${sizeAt(styles.sizes, broadestOf(name.split(/\s/)))}`}
                    >
                      {name}
                    </span>
                  </div>
                )}
              </div>
              <div className={styles.words}>
                <Heading level={level === 1 ? 2 : 3} size="xlarge">
                  {name}
                </Heading>
                {note && <p className={styles.note}>{note}</p>}
                {text && <Text>{text}</Text>}
                {sides.length > 0 && (
                  <dl className={styles.sides}>
                    {sides.map((track) => (
                      <div key={track.side} className={styles.side}>
                        <dt className={styles.term}>{track.side}</dt>
                        <dd>{track.text}</dd>
                      </div>
                    ))}
                  </dl>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
