import type { ReactNode } from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as styles from './SavedLine.css.ts';

export interface SavedLineProps {
  /** Whether all is kept, is on its way, or cannot be. */
  status: 'saved' | 'waiting' | 'problem';
  /** The same in words, read out when they change. Left out while there is nothing to say. */
  children?: string | undefined;
  /** At the line’s end: what helps those who are stuck. */
  aside?: ReactNode;
}

const icons = { saved: 'tick', waiting: 'waiting', problem: 'problem' } as const;

/** Says over a form that is saved as it is typed how far that has come. */
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
