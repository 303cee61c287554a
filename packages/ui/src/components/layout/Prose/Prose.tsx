import type { ReactNode } from 'react';
import * as styles from './Prose.css.ts';

export interface ProseProps {
  /**
   * Plain elements: paragraphs, headings from the second level, lists, quotes, figures, tables. Left out by a script
   * that finds them in the server's HTML: they stay as they are, and need not be loaded a second time.
   */
  children?: ReactNode;
  /** Begins with a hanging letter, as a story does. */
  opening?: boolean;
}

/** Dresses what an author wrote in plain elements, so that it is good to read. */
export function Prose({ children, opening = false }: ProseProps) {
  const className = opening ? `${styles.root} ${styles.opening}` : styles.root;
  if (children !== undefined) return <div className={className}>{children}</div>;
  // React leaves the content of an element alone that it did not write.
  return (
    <div key="kept" className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}
