import type { ReactNode } from 'react';
import * as styles from './Text.css.ts';

export interface TextProps {
  children: ReactNode;
  /** `lead` introduces a page; `small` is an aside. */
  size?: keyof typeof styles.size;
  /** `muted` for supporting words, never for words that must be read. */
  tone?: keyof typeof styles.tone;
  /** For `aria-describedby`. */
  id?: string;
}

/** A paragraph, never longer than 68 characters a line. */
export function Text({ children, size = 'medium', tone = 'ink', id }: TextProps) {
  return (
    <p id={id} className={`${styles.root} ${styles.size[size]} ${styles.tone[tone]}`}>
      {children}
    </p>
  );
}
