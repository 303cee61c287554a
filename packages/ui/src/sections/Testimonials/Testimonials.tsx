import { useId } from 'react';
import { Heading, Section, Stack } from '../../primitives/index.ts';
import type { GroundName } from '../../theme/grounds.ts';
import * as styles from './Testimonials.css.ts';

export interface TestimonialsProps {
  heading: string;
  /** The shortest first: it is drawn as large as a heading. Two or three are believed sooner than ten. */
  items: readonly Testimonial[];
  tone?: GroundName;
  id?: string;
}

export interface Testimonial {
  quote: string;
  author: string;
  /** What makes the words worth hearing: how long a customer, of which chair. */
  context?: string;
}

/** Lets customers say it, all at once: nothing turns, nothing hides. */
export function Testimonials({ heading, items, tone = 'spark', id }: TestimonialsProps) {
  const headingId = useId();
  const [first, ...rest] = items;

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <Stack gap="medium">
        <Heading id={headingId} level={2} size="large">
          {heading}
        </Heading>
        <div className={rest.length > 0 ? styles.layout : undefined}>
          {first && (
            <figure>
              <blockquote className={styles.loudest}>{first.quote}</blockquote>
              <Speaker {...first} />
            </figure>
          )}
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

function Speaker({ author, context }: Testimonial) {
  return (
    <figcaption className={styles.speaker}>
      {author}
      {context && <span className={styles.context}>, {context}</span>}
    </figcaption>
  );
}
