import { useId, type ReactNode } from 'react';
import { Accordion, type AccordionProps } from '../../components/Accordion/Accordion.tsx';
import type { Action } from '../../components/ActionGroup/ActionGroup.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Heading, Section, Text } from '../../primitives/index.ts';
import type { GroundName } from '../../theme/grounds.ts';
import * as styles from './FaqAccordion.css.ts';

export interface FaqAccordionProps extends Pick<AccordionProps, 'multiple' | 'defaultOpen'> {
  heading: string;
  /** 1 where the questions are the page. */
  level?: 1 | 2;
  /** Who answers what is not here. */
  intro?: string;
  /** The one asked most comes first. */
  items: readonly FaqQuestion[];
  /** Where to ask what nobody has asked yet. */
  action?: Action;
  tone?: GroundName;
  id?: string;
}

export interface FaqQuestion {
  /** Lets a link lead straight to the answer: `#delivery`. */
  id?: string;
  /** As a customer would say it. */
  question: string;
  /** Two or three sentences: the answer first, the reason after. */
  answer: ReactNode;
}

/** Answers what people ask before they buy, one answer open at a time. Each answer can be linked to, searched and printed. */
export function FaqAccordion(props: FaqAccordionProps) {
  const { heading, level = 2, intro, items, action, multiple, defaultOpen, tone = 'tint', id } = props;
  const headingId = useId();
  if (items.length === 0 && !intro && !action) return null;

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <div className={styles.layout}>
        <div className={styles.head}>
          <Heading
            id={headingId}
            level={level}
            size={level === 1 ? 'page' : 'xxlarge'}
            tone={level === 1 ? 'sign' : 'ink'}
          >
            {heading}
          </Heading>
          {intro && <Text tone="muted">{intro}</Text>}
          {action && <ButtonLink href={action.href}>{action.label}</ButtonLink>}
        </div>
        {items.length > 0 && (
          <Accordion
            items={items.map(({ question, answer, ...item }) => ({
              ...item,
              title: question,
              content: answer,
            }))}
            headingLevel={level === 1 ? 2 : 3}
            {...(multiple && { multiple })}
            {...(defaultOpen && { defaultOpen })}
          />
        )}
      </div>
    </Section>
  );
}
