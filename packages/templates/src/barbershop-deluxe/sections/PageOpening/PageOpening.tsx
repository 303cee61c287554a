import { useId, type ReactNode } from 'react';
import { ActionGroup, type Actions } from '@awning/ui/components/ActionGroup';
import { Heading, Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import * as styles from './PageOpening.css.ts';

export interface PageOpeningProps {
  /** What the page is about: a few words. */
  heading: string;
  /** What becomes of it: said under the heading, in the colour of a lamp. */
  after?: string;
  /** 2 where it closes a page. */
  level?: 1 | 2;
  /** One or two sentences. */
  lead?: string;
  /** A last word under the rest: an hour, a telephone number. */
  aside?: string;
  /** One or two actions, the main one first. */
  actions?: Actions;
  /** A drawing that names itself, or a photograph. It has the light side to itself: no word lies over it. */
  figure?: ReactNode;
  /** What the words are painted on. */
  tone?: GroundName;
}

/** Opens a page that is not the first, or closes one: the words on one ground, and beside them what they are about. */
export function PageOpening(props: PageOpeningProps) {
  const { heading, after, level = 1, lead, aside, actions, figure, tone = 'deep' } = props;
  const headingId = useId();

  return (
    <section aria-labelledby={headingId} className={styles.layout[figure ? 'pictured' : 'told']}>
      <div className={`${ground[tone]} ${styles.words}`}>
        <Heading id={headingId} level={level} size="page">
          {heading}
          {after && <span className={styles.after}> {after}</span>}
        </Heading>
        {lead && <Text size="lead">{lead}</Text>}
        {aside && <Text>{aside}</Text>}
        {actions && <ActionGroup actions={actions} second="quiet" />}
      </div>
      {figure && (
        <div className={`${ground.plain} ${styles.light}`}>
          <div className={styles.figure}>{figure}</div>
        </div>
      )}
    </section>
  );
}
