import { useId } from 'react';
import { Heading, Section, Stack } from '../../../primitives/index.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './LeadQuotes.css.ts';

export interface LeadQuotesProps {
  heading: string;
  /** The shortest first: it is drawn as large as a heading. Two or three are believed sooner than ten. */
  items: readonly LeadQuote[];
  tone?: GroundName;
  id?: string;
}

export interface LeadQuote {
  quote: string;
  author: string;
  /** What makes the words worth reading: how long they have been a customer, at which chair. */
  context?: string;
}

/**
 * Lets one customer say it as loud as a heading, and two more support it.
 *
 * Take `Testimonials` where many have written, or gave stars.
 */
export function LeadQuotes({ heading, items, tone = 'spark', id }: LeadQuotesProps) {
  const headingId = useId();
  const [first, ...rest] = items;
  if (!first) return null;

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <Stack gap="medium">
        <Heading id={headingId} level={2} size="large">
          {heading}
        </Heading>
        <div className={rest.length > 0 ? styles.layout : undefined}>
          <figure>
            <blockquote className={styles.loudest}>{first.quote}</blockquote>
            <Speaker {...first} />
          </figure>
          {rest.length > 0 && (
            <div className={styles.others}>
              {rest.map((item) => (
                <figure key={item.quote} className={styles.other}>
                  <blockquote className={styles.words}>{item.quote}</blockquote>
                  <Speaker {...item} />
                </figure>
              ))}
            </div>
          )}
        </div>
      </Stack>
    </Section>
  );
}

function Speaker({ author, context }: LeadQuote) {
  return (
    <figcaption className={styles.speaker}>
      {author}
      {context && <span className={styles.context}>, {context}</span>}
    </figcaption>
  );
}
