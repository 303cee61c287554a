import { type ReactNode, useId } from 'react';
import { ActionGroup, type Actions } from '@awning/ui/components/ActionGroup';
import { Lettering } from '@awning/ui/components/Lettering';
import { Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import * as styles from './HeroCutaway.css.ts';

export interface HeroCutawayProps {
  /** The page's only `h1`, in short words: each line is as wide as the wall. Words *between asterisks* are bright. */
  heading: string;
  /** One or two sentences under the heading. */
  lead?: string;
  /** One or two actions, the main one first. */
  actions?: Actions;
  /** A word or two on a plate above the heading, as a sign over a gate has it. */
  plate?: string;
  /** The building with its wall off: a drawing that fills its box and names itself. Without one, the wall is all there is. */
  drawing?: ReactNode;
}

/** Opens a site as a building cut open: the words are painted on the wall that still stands, and beside it one looks in. */
export function HeroCutaway({ heading, lead, actions, plate, drawing }: HeroCutawayProps) {
  const headingId = useId();

  return (
    <section
      aria-labelledby={headingId}
      className={`${ground.plain} ${styles.root[drawing ? 'open' : 'closed']}`}
    >
      <div className={styles.wall}>
        <div className={styles.words}>
          {plate && <p className={styles.plate}>{plate}</p>}
          <Lettering id={headingId} level={1} size="wall">
            {heading}
          </Lettering>
          {lead && <Text size="lead">{lead}</Text>}
          {actions && <ActionGroup actions={actions} second="quiet" />}
        </div>
      </div>
      {drawing && <div className={styles.drawing}>{drawing}</div>}
    </section>
  );
}
