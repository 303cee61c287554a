import type { ReactNode } from 'react';
import * as styles from './TapedPaper.css.ts';

export interface TapedPaperProps {
  children: ReactNode;
  /**
   * `crooked` as it is put up in a hurry; `straight` where it is to be read for long; `laid` without tape, where that
   * would lie on the words around it.
   */
  hung?: keyof typeof styles.hung;
}

/** Sets words apart from the page around them, on a sheet of paper held by two strips of tape. */
export function TapedPaper({ children, hung = 'straight' }: TapedPaperProps) {
  return <div className={styles.hung[hung]}>{children}</div>;
}
