import type { ReactNode } from 'react';
import { ground } from '@awning/ui/theme/ground';
import { Leaves } from '../Leaves/Leaves.tsx';
import * as styles from './UnderLeaves.css.ts';

/** Stands beside something taller: what it holds, and under it a pane with leaves behind it, down to the neighbour's foot. */
export function UnderLeaves({ children }: { children: ReactNode }) {
  return (
    <div className={styles.root}>
      {children}
      <div aria-hidden="true" className={`${ground.tint} ${styles.pane}`}>
        <div className={styles.arch}>
          <Leaves />
        </div>
      </div>
    </div>
  );
}
