import type { ReactNode } from 'react';
import * as styles from './Stack.css.ts';

export interface StackProps {
  children: ReactNode;
  /** The space between one child and the next. */
  gap: keyof typeof styles.gap;
  /** Whether a child narrower than the stack is stretched, or stands at its start or its middle. */
  align?: keyof typeof styles.align;
}

/** Sets its children one under another with even space between. */
export function Stack({ children, gap, align = 'stretch' }: StackProps) {
  return <div className={`${styles.root} ${styles.gap[gap]} ${styles.align[align]}`}>{children}</div>;
}
