import { useId } from 'react';
import type { Action } from '../../../components/actions/ActionGroup/ActionGroup.tsx';
import { ButtonLink } from '../../../components/actions/Button/Button.tsx';
import { CardLink } from '../../../components/navigation/CardLink/CardLink.tsx';
import { Heading, Stack, Text } from '../../../primitives/index.ts';
import { ground } from '../../../theme/ground.css.ts';
import * as styles from './AttentionList.css.ts';

export interface AttentionItem {
  id: string;
  /** How many wait. */
  count: number;
  /** What waits, worded for that number: “messages to read”. */
  label: string;
  /** Where the owner sees to it. */
  href: string;
}

export interface AttentionListProps {
  heading: string;
  /** The most urgent first. */
  items: readonly AttentionItem[];
  /** What is said when nothing waits. */
  empty: string;
  /** A way on when nothing waits. */
  next?: Action;
  /** An anchor for links to this part of the page. */
  id?: string;
}

/** Lists what waits for the owner, each with the way there: slips of paper, stuck on the spike beside the till. */
export function AttentionList({ heading, items, empty, next, id }: AttentionListProps) {
  const headingId = useId();

  if (items.length === 0) {
    return (
      <section id={id} aria-labelledby={headingId} className={`${styles.nothing} ${ground.tint}`}>
        <Stack gap="xxsmall">
          <Heading id={headingId} level={2} size="large">
            {heading}
          </Heading>
          <Text tone="muted">{empty}</Text>
        </Stack>
        {next && (
          <ButtonLink href={next.href} size="small">
            {next.label}
          </ButtonLink>
        )}
      </section>
    );
  }

  return (
    <section id={id} aria-labelledby={headingId} className={`${styles.root} ${ground.tint}`}>
      <Heading id={headingId} level={2} size="xlarge">
        {heading}
      </Heading>
      <div className={styles.spike}>
        <ul className={styles.slips}>
          {items.map(({ id: item, count, label, href }) => (
            <li key={item} className={styles.slip}>
              <CardLink href={href}>
                <b className={styles.count}>{count}</b> {label}
              </CardLink>
            </li>
          ))}
        </ul>
        <div className={styles.foot} />
      </div>
    </section>
  );
}
