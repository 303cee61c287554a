import type { ReactNode } from 'react';
import * as styles from './SignBoard.css.ts';

export interface SignBoardProps {
  children: ReactNode;
  /** `directory` is screwed to the wall and read line by line; `sign` hangs, and is read from across the street. */
  kind: keyof typeof styles.kind;
}

/** Paints a board with a lined edge for words to stand on. */
export function SignBoard({ children, kind }: SignBoardProps) {
  return <div className={styles.kind[kind]}>{children}</div>;
}
