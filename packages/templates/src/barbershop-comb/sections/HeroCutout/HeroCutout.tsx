import { type ReactNode, useId } from 'react';
import { ActionGroup, type Actions } from '@awning/ui/components/ActionGroup';
import { Lettering } from '@awning/ui/components/Lettering';
import { Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import * as styles from './HeroCutout.css.ts';

export interface HeroCutoutProps {
  /** Two to five short words: the page's only `h1`. What stands *between asterisks* is drawn bright. */
  heading: string;
  /** One or two sentences that make it believable. */
  lead?: string;
  /** One or two actions, the main one first. */
  actions?: Actions;
  /**
   * A drawing that fills its box from the foot up and names itself. It may be drawn far beyond its box: it is cut only
   * by the section's own edges, and lies behind the words.
   */
  figure?: ReactNode;
  /** The ground it is painted on. */
  tone?: GroundName;
}

/** Opens a page with a figure cut from paper that is larger than the place it was given. */
export function HeroCutout({ heading, lead, actions, figure, tone = 'secondary' }: HeroCutoutProps) {
  const headingId = useId();
  const more = (
    <>
      {lead && <Text size="lead">{lead}</Text>}
      {actions && <ActionGroup actions={actions} second="quiet" />}
    </>
  );

  return (
    <section aria-labelledby={headingId} className={`${styles.root} ${ground[tone]}`}>
      <div className={styles.layout[figure ? 'split' : 'words']}>
        <div className={`${styles.words} ${figure ? '' : styles.alone}`}>
          <Lettering id={headingId} level={1} size="poster">
            {heading}
          </Lettering>
          {figure ? more : (lead || actions) && <div className={styles.beside}>{more}</div>}
        </div>
        {figure && <div className={styles.figure}>{figure}</div>}
      </div>
    </section>
  );
}
