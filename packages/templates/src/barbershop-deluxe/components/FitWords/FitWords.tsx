import type { ReactNode } from 'react';
import * as styles from './FitWords.css.ts';

export interface FitWordsProps {
  /** Decides the size: its longest word fills the column, or its longest line where it has line breaks. */
  fit: string;
  /** The words as they are drawn; without them, `fit` itself. */
  children?: ReactNode;
  /** The largest they may become. */
  most: keyof typeof styles.most;
}

const breadthOf = (letter: string) => (/[I1.,!’' -]/i.test(letter) ? 0.38 : /[MW]/i.test(letter) ? 1 : 0.77);
const lengthOf = (text: string) => Array.from(text).reduce((sum, letter) => sum + breadthOf(letter), 0);

/** Sets a few words as large as their column allows, none of them broken if it can be read. Without script, in any face. */
export function FitWords({ fit, children = fit, most }: FitWordsProps) {
  const pieces = fit.split(fit.includes('\n') ? '\n' : /\s/);
  const length = Math.ceil(Math.max(...pieces.map(lengthOf)) * 2);
  const size = styles.sizes[Math.min(length, styles.sizes.length - 1)];

  return (
    <span className={`${styles.column} ${styles.most[most]}`}>
      <span className={`${styles.words} ${size}`}>{children}</span>
    </span>
  );
}
