import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

/** Words for those who listen to the page. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.root}>{children}</span>;
}
