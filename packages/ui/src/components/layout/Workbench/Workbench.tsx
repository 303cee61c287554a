import type { ReactNode } from 'react';
import * as styles from './Workbench.css.ts';

export interface WorkbenchProps {
  /** What is to be done, at the side where there is room. */
  sheet: ReactNode;
  /** What is worked on. */
  children: ReactNode;
  /** What it looks like so far, at the other side or below. */
  view?: ReactNode;
}

/** Lays out work: the list of what is to be done, the piece in hand, and what comes of it. */
export function Workbench({ sheet, children, view }: WorkbenchProps) {
  return (
    <div className={styles.root[view ? 'three' : 'two']}>
      <div className={styles.sheet}>{sheet}</div>
      <div className={styles.work}>{children}</div>
      {view && <div className={styles.view}>{view}</div>}
    </div>
  );
}
