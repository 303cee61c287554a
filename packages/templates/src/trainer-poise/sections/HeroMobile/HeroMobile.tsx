import { useId, type ReactNode } from 'react';
import { ActionGroup, type Actions } from '@awning/ui/components/ActionGroup';
import { Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import { ending, opening, wired } from '../../styles/wire.css.ts';
import * as styles from './HeroMobile.css.ts';

export interface HeroMobileProps {
  /** The page's only `h1`, in two short lines, the second drawn bold: it is what hangs. The first may be empty. */
  lines: readonly [first: string, second: string];
  /** One or two sentences that make it believable. */
  lead?: string;
  /** One or two actions, the main one first. */
  actions?: Actions;
  /** A mobile, or anything else that hangs: its wire begins in the middle of its top edge. It brings its own words. */
  drawing?: ReactNode;
  /** The wire ends here. */
  ends?: boolean;
}

/** Opens a page from its top edge: the words hang from it by two strings, and beside them hangs a mobile. */
export function HeroMobile({ lines, lead, actions, drawing, ends = false }: HeroMobileProps) {
  const headingId = useId();
  const [first, second] = lines;
  // Clear of the first, or held by it.
  const below = second.length > first.length + 1;
  // The string comes down to the letter it holds, which may be a low one.
  const holds = /[acegm-suv-z]$/.test(below ? second : first) ? styles.heldLow : styles.held;
  const longer = Math.max(first.length, second.length);

  return (
    <section
      aria-labelledby={headingId}
      className={`${styles.root} ${wired} ${opening} ${ends ? ending : ''} ${ground.plain}`}
    >
      <div className={styles.layout[drawing ? 'drawn' : 'words']}>
        <div className={styles.words}>
          <h1
            id={headingId}
            className={`${styles.heading} ${styles.sizes[Math.min(longer, styles.sizes.length - 1)]}`}
          >
            {first && (
              <>
                <span className={`${styles.first} ${below ? '' : holds}`}>{first}</span>{' '}
              </>
            )}
            <span className={`${styles.second} ${below ? holds : ''}`}>{second}</span>
          </h1>
          {lead && <Text size="lead">{lead}</Text>}
          {actions && <ActionGroup actions={actions} second="quiet" />}
        </div>
        {drawing && <div className={styles.drawing}>{drawing}</div>}
      </div>
    </section>
  );
}
