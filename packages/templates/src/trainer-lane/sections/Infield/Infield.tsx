import { useId, type ReactNode } from 'react';
import { ActionGroup, type Actions } from '@awning/ui/components/ActionGroup';
import { Highlight } from '@awning/ui/components/Highlight';
import { Heading, Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import { track } from '../../styles/track.css.ts';
import * as styles from './Infield.css.ts';

export interface InfieldProps {
  /** Short enough to be read at a run. Words *between asterisks* are bright. */
  heading: string;
  /** 1 where it opens a page. */
  level?: 1 | 2;
  /** A sentence or two under it. */
  text?: string;
  /** One way on, or two. The second is a quiet link. */
  actions?: Actions;
  /** Stands over the heading, on the grass, as wide as the words. What it shows, the words say. */
  drawing?: ReactNode;
  /** What the words stand on: the grass. */
  tone?: GroundName;
  /** What the track round it is laid with. */
  surface?: GroundName;
}

/** Sets a few words in the middle of a running track, whose lanes go round them to the edge of the screen. */
export function Infield(props: InfieldProps) {
  const { heading, level = 2, text, actions, drawing, tone = 'secondary', surface = 'accent' } = props;
  const headingId = useId();

  return (
    <section aria-labelledby={headingId} className={`${track[surface]} ${styles.root}`}>
      <div className={`${ground[tone]} ${styles.grass}`}>
        {drawing && (
          <div aria-hidden="true" className={styles.drawing}>
            {drawing}
          </div>
        )}
        <Heading id={headingId} level={level} size="page">
          <Highlight>{heading}</Highlight>
        </Heading>
        {text && <Text size="lead">{text}</Text>}
        {actions && <ActionGroup actions={actions} second="quiet" />}
      </div>
    </section>
  );
}
