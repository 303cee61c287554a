import { useId } from 'react';
import { Heading, Section } from '@awning/ui/primitives';
import type { GroundName } from '@awning/ui/theme/grounds';
import * as styles from './QuotesAcross.css.ts';

interface QuoteAcross {
  /** In their words, without quotation marks: those are set here. */
  quote: string;
  author: string;
  /** Where they sat, what they came for. */
  context?: string;
}

export interface QuotesAcrossProps {
  heading: string;
  /** Without any, nothing is drawn. */
  items: readonly QuoteAcross[];
  tone?: GroundName;
}

/** Lets people speak across a table: one from this side, the next from the other. */
export function QuotesAcross({ heading, items, tone = 'deep' }: QuotesAcrossProps) {
  const headingId = useId();
  if (items.length === 0) return null;

  return (
    <Section labelledBy={headingId} tone={tone}>
      <Heading id={headingId} level={2} size="xlarge">
        {heading}
      </Heading>
      <ul className={styles.items}>
        {items.map(({ quote, author, context }) => (
          <li key={quote} className={styles.item}>
            <figure className={styles.figure}>
              <blockquote className={styles.quote}>“{quote}”</blockquote>
              <figcaption>
                <strong>{author}</strong>
                {context && <>, {context}</>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
