import type { ReactNode } from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as styles from './SavedLine.css.ts';

export interface SavedLineProps {
  /** Whether all is saved, is being saved, or cannot be. */
  status: 'saved' | 'waiting' | 'problem';
  /** The same in words, announced when they change. Left out while there is nothing to say. */
  children?: string | undefined;
  /** At the line’s end: what helps those who are stuck. */
  aside?: ReactNode;
}

const icons = { saved: 'tick', waiting: 'waiting', problem: 'problem' } as const;

/** Says, above a form that is saved as it is typed, whether all of it is saved. */
export function SavedLine({ status, children, aside }: SavedLineProps) {
  return (
    <div className={styles.root}>
      <p role="status" className={styles.words[status]}>
        {children && (
          <>
            <Icon kind={icons[status]} size="small" /> {children}
          </>
        )}
      </p>
      {aside}
    </div>
  );
}
