import { useId } from 'react';
import { Heading, Section, Text } from '@awning/ui/primitives';
import * as styles from './PressStack.css.ts';

export interface PressStackProps {
  heading: string;
  /** What is being waited for. */
  lead?: string;
  /** What lies between the boards, the next to come out on top. Without any, and without a lead, nothing is drawn. */
  layers: readonly PressLayer[];
  /** An anchor for links to this part of the page. */
  id?: string;
}

interface PressLayer {
  name: string;
  /** The language of the name, where it is not the page’s: `la`. */
  nameLanguage?: string;
  /** What people call it, or why it is worth the wait. */
  note?: string;
  /** When it comes out, as people say it: “Thursday”. */
  due: string;
}

/** Shows what is not ready yet, layer upon layer in a press that is screwed down, and when each comes out. */
export function PressStack({ heading, lead, layers, id }: PressStackProps) {
  const headingId = useId();
  if (layers.length === 0 && !lead) return null;

  return (
    <Section labelledBy={headingId} tone="plain" id={id}>
      <div className={styles.layout}>
        <div className={styles.head}>
          <Heading id={headingId} level={2} size="xxlarge">
            {heading}
          </Heading>
          {lead && <Text>{lead}</Text>}
        </div>
        {layers.length > 0 && (
          <div className={styles.press}>
            <div aria-hidden="true" className={styles.screws}>
              <span className={styles.screw} />
              <span className={styles.screw} />
            </div>
            <div aria-hidden="true" className={styles.board} />
            <ul className={styles.layers}>
              {layers.map(({ name, nameLanguage, note, due }) => (
                <li key={name} className={styles.layer}>
                  <span className={styles.what}>
                    <em lang={nameLanguage} className={styles.name}>
                      {name}
                    </em>{' '}
                    {note && <span className={styles.note}>{note}</span>}
                  </span>{' '}
                  <span className={styles.due}>{due}</span>
                </li>
              ))}
            </ul>
            <div aria-hidden="true" className={styles.board} />
          </div>
        )}
      </div>
    </Section>
  );
}
