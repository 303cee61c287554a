import type { ReactNode } from 'react';
import { broadestOf, sizeAt } from '../../../content/words/breadth.ts';
import * as styles from './FitWords.css.ts';

export interface FitWordsProps {
  /** Decides the size: its longest word fills the column, or its longest line where it has line breaks. */
  fit: string;
  /** The words as they are drawn; without them, `fit` itself. */
  children?: ReactNode;
  /** The largest they may become. */
  most: keyof typeof styles.most;
}

/** Sets a few words as large as their column allows, and breaks one only if it could not be read. Needs no script. */
export function FitWords({ fit, children = fit, most }: FitWordsProps) {
  const pieces = fit.split(fit.includes('\n') ? '\n' : /\s/);
  const size = sizeAt(styles.sizes, broadestOf(pieces));

  return (
    <span className={`${styles.column} ${styles.most[most]}`}>
      <span className={`${styles.words} ${size}`}>{children}</span>
    </span>
  );
}
