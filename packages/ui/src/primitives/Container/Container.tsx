import type { ReactNode } from 'react';
import * as styles from './Container.css.ts';

export interface ContainerProps {
  children: ReactNode;
  /** `prose` for text, `content` for a layout. */
  width?: keyof typeof styles.width;
}

/** Keeps its children clear of the screen's edges, and no wider than is good to read. */
export function Container({ children, width = 'content' }: ContainerProps) {
  return <div className={styles.width[width]}>{children}</div>;
}
