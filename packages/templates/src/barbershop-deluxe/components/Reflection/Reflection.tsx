import type { ReactNode } from 'react';
import * as styles from './Reflection.css.ts';

export interface ReflectionProps {
  /** What stands on the other side of the glass: letters, never a link. */
  children: ReactNode;
}

/** Shows what stands before it once more, as a mirror would. Screen readers skip it. */
export function Reflection({ children }: ReflectionProps) {
  return (
    <span aria-hidden="true" className={styles.root}>
      {children}
    </span>
  );
}
