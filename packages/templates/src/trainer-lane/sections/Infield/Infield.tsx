import { useId } from 'react';
import { ActionGroup, type Actions } from '@awning/ui/components/ActionGroup';
import { Highlight } from '@awning/ui/components/Highlight';
import { Heading, Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import * as styles from './Infield.css.ts';

export interface InfieldProps {
  /** Short enough to be read at a run. Words *between asterisks* are bright. */
  heading: string;
  /** 1 where it opens a page. */
  level?: 1 | 2;
  /** A sentence or two under it. */
  text?: string;
  /** One or two actions. The second is a quiet link. */
  actions?: Actions;
}

/** Sets a few words in the middle of a running track, whose lanes go round them to the edge of the screen. */
export function Infield(props: InfieldProps) {
  const { heading, level = 2, text, actions } = props;
  const headingId = useId();

  return (
    <section aria-labelledby={headingId} className={styles.root}>
      <div className={`${ground.secondary} ${styles.grass}`}>
        <Heading id={headingId} level={level} size="page">
          <Highlight>{heading}</Highlight>
        </Heading>
        {text && <Text size="lead">{text}</Text>}
        {actions && <ActionGroup actions={actions} second="quiet" />}
      </div>
    </section>
  );
}
