import { useId, type ReactNode } from 'react';
import { HeadingWithLead } from '../../../components/layout/HeadingWithLead/HeadingWithLead.tsx';
import { Accordion, type AccordionOpening } from '../../../components/layout/Accordion/Accordion.tsx';
import type { Action } from '../../../components/actions/ActionGroup/ActionGroup.tsx';
import { ButtonLink } from '../../../components/actions/Button/Button.tsx';
import { Section } from '../../../primitives/index.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './FaqAccordion.css.ts';

interface FaqAccordionContent {
  heading: string;
  /** 1 where the questions are the page. */
  headingLevel?: 1 | 2;
  /** Who answers a question that is not here. */
  lead?: string;
  /** The one asked most comes first. */
  items: readonly FaqQuestion[];
  /** Lets several stay open, for answers that are compared. Without it, opening one closes the others. */
  multiple?: boolean;
  /** The ids of those that stand open at first: one, unless several may. */
  defaultOpen?: readonly string[] | undefined;
  /** Where to ask a question that is not here. */
  action?: Action;
  tone?: GroundName;
  id?: string;
}

/** Several stand open at first only where several may. */
export type FaqAccordionProps = FaqAccordionContent & AccordionOpening;

export interface FaqQuestion {
  /** Lets a link lead straight to the answer: `#delivery`. */
  id?: string;
  /** As a customer would say it. */
  question: string;
  /** Two or three sentences: the answer first, the reason after. */
  answer: ReactNode;
}

/**
 * Answers what people ask before they buy, one answer open at a time. Each answer can be linked to, searched and printed.
 *
 * Take `FaqDetails` for a few plain answers on a page without script.
 */
export function FaqAccordion(props: FaqAccordionProps) {
  const { heading, headingLevel = 2, lead, items, action, multiple, defaultOpen, tone = 'tint', id } = props;
  const opening = multiple ? { multiple, defaultOpen } : { defaultOpen };
  const headingId = useId();
  if (items.length === 0 && !lead && !action) return null;

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <div className={styles.layout}>
        <div className={styles.head}>
          <HeadingWithLead
            id={headingId}
            headingLevel={headingLevel}
            heading={heading}
            lead={lead}
            leadSize="medium"
          />
          {action && <ButtonLink href={action.href}>{action.label}</ButtonLink>}
        </div>
        {items.length > 0 && (
          <Accordion
            items={items.map(({ question, answer, ...item }) => ({
              ...item,
              title: question,
              content: answer,
            }))}
            headingLevel={headingLevel === 1 ? 2 : 3}
            {...opening}
          />
        )}
      </div>
    </Section>
  );
}
