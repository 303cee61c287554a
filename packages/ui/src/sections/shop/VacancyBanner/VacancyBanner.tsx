import { useId } from 'react';
import type { Action } from '../../../components/actions/ActionGroup/ActionGroup.tsx';
import { ButtonLink } from '../../../components/actions/Button/Button.tsx';
import { ShopWindow } from '../../../components/shopfront/ShopWindow/ShopWindow.tsx';
import { Heading, Section, Text } from '../../../primitives/index.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './VacancyBanner.css.ts';

export interface VacancyBannerProps {
  heading: string;
  /** What happens to visitors who ask. */
  lead?: string;
  /** Pasted on the empty window: a word or two, and a line under them. The words beside it say the same. */
  bill: { heading: string; note?: string };
  action: Action;
  tone?: GroundName;
  id?: string;
}

/** Ends a street with the one window that stands empty, and the way to have it filled. */
export function VacancyBanner({ heading, lead, bill, action, tone = 'tint', id }: VacancyBannerProps) {
  const headingId = useId();

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <div className={styles.layout}>
        <div aria-hidden="true" className={styles.shopWindow}>
          <ShopWindow bill={bill} />
        </div>
        <div className={styles.words}>
          <Heading id={headingId} level={2} size="xxlarge">
            {heading}
          </Heading>
          {lead && <Text size="lead">{lead}</Text>}
          <ButtonLink href={action.href} tone="action">
            {action.label}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
