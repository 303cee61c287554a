import { useId } from 'react';
import { Heading } from '../../../primitives/index.ts';
import { ground } from '../../../theme/ground.css.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './FactStrip.css.ts';

export interface FactStripProps {
  /** Names the strip for screen readers. */
  heading: string;
  /** Shows the heading to sighted visitors too: where the strip is not the line below a hero. */
  showHeading?: boolean;
  /** Two to four. Without any, nothing is rendered. */
  items: readonly Fact[];
  tone?: GroundName;
  /** An anchor for links to this part of the page. */
  id?: string;
}

export interface Fact {
  /** Two or three words. */
  title: string;
  /** Follows the title. */
  text: string;
}

/** Settles at a glance what people would otherwise ring up about. */
export function FactStrip({ heading, showHeading = false, items, tone = 'secondary', id }: FactStripProps) {
  const headingId = useId();
  if (items.length === 0) return null;

  const room = items.length > 3 ? 'many' : 'few';
  const name = showHeading ? { 'aria-labelledby': headingId } : { 'aria-label': heading };

  return (
    <section id={id} {...name} className={`${ground[tone]} ${styles.root}`}>
      {showHeading && (
        <div className={styles.heading}>
          <Heading id={headingId} level={2} size="xxlarge">
            {heading}
          </Heading>
        </div>
      )}
      <ul className={styles.facts[room]}>
        {items.map(({ title, text }) => (
          <li key={title} className={styles.item[room]}>
            <b className={styles.title}>{title}</b> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
