import type { ReactNode } from 'react';
import * as styles from './Prose.css.ts';

export interface ProseProps {
  /** Plain elements: paragraphs, headings from the second level, lists, quotes, figures, tables. */
  children: ReactNode;
  /** Begins with a hanging letter, as a story does. */
  opening?: boolean;
}

/** Dresses what an author wrote in plain elements, so that it is good to read. */
export function Prose({ children, opening = false }: ProseProps) {
  return <div className={opening ? `${styles.root} ${styles.opening}` : styles.root}>{children}</div>;
}
