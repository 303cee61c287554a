import { useId } from 'react';
import { Heading, Section, Text } from '../../../primitives/index.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './FaqDetails.css.ts';

export interface FaqDetailsProps {
  heading: string;
  /** 1 where the questions are the page. */
  headingLevel?: 1 | 2;
  /** Who answers a question that is not here. */
  lead?: string;
  /** The one asked most comes first and stands open. */
  items: readonly FaqDetailsItem[];
  /** What it is painted on. */
  tone?: GroundName;
  /** An anchor for links to this part of the page. */
  id?: string;
}

export interface FaqDetailsItem {
  /** As a customer would say it. */
  question: string;
  /** Two or three sentences: the answer first, the reason after. */
  answer: string;
}

/**
 * Answers what people ask before they come, one answer open at a time, in the browser’s own `details`: no script.
 *
 * Take `FaqAccordion` where answers are linked to, hold more than a paragraph, or are compared side by side.
 */
export function FaqDetails(props: FaqDetailsProps) {
  const { heading, headingLevel = 2, lead, items, tone = 'plain', id } = props;
  const headingId = useId();
  const group = useId();
  if (items.length === 0 && !lead) return null;

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <div className={styles.layout}>
        <div className={styles.head}>
          <Heading id={headingId} level={headingLevel} size="xxlarge">
            {heading}
          </Heading>
          {lead && <Text>{lead}</Text>}
        </div>
        {items.length > 0 && (
          <div className={styles.list}>
            {items.map(({ question, answer }, place) => (
              <details key={question} name={group} open={place === 0} className={styles.item}>
                <summary className={styles.question}>{question}</summary>
                <p className={styles.answer}>{answer}</p>
              </details>
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}
