import { useId } from 'react';
import { Heading, Section, Text } from '@awning/ui/primitives';
import { cutInTurn } from '@awning/ui/theme/cut';
import { ground } from '@awning/ui/theme/ground';
import * as styles from './PinnedNotes.css.ts';

export interface PinnedNotesProps {
  heading: string;
  /** With whose permission they hang here. */
  lead?: string;
  /** Three or four, the shortest first. The last is on brighter paper. Without any, nothing is drawn. */
  notes: readonly PinnedNote[];
}

interface PinnedNote {
  text: string;
  /** From whom, to whom, with what. */
  by: string;
}

/** Pins up what people wrote, each note a little askew: large enough to be read without going closer. */
export function PinnedNotes({ heading, lead, notes }: PinnedNotesProps) {
  const headingId = useId();
  if (notes.length === 0) return null;

  return (
    <Section labelledBy={headingId} tone="tint">
      <div className={styles.head}>
        <Heading id={headingId} level={2} size="xxlarge">
          {heading}
        </Heading>
        {lead && <Text>{lead}</Text>}
      </div>
      <ul className={styles.wall}>
        {notes.map(({ text, by }, place) => {
          const last = place > 0 && place === notes.length - 1;
          return (
            <li key={text} className={styles.hung[place % styles.hung.length]}>
              <figure
                className={`${styles.note} ${ground[last ? 'spark' : 'raised']} ${cutInTurn[place % 3]}`}
              >
                <blockquote className={styles.text[text.length > 60 ? 'long' : 'short']}>{text}</blockquote>
                <figcaption className={styles.by}>{by}</figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
