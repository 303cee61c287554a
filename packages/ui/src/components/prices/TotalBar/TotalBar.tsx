import type { ReactNode } from 'react';
import * as styles from './TotalBar.css.ts';

export interface TotalBarProps {
  label: string;
  /** As it is written, with its currency. */
  total: string;
  /** Pays it: a `SubmitButton`. */
  children: ReactNode;
}

/**
 * Keeps a total and the button that pays it under the thumb, in a form that is longer than a phone.
 *
 * It belongs last in what it pays for, in a `Container`, where it leaves its own height free: it covers neither a field nor what has the
 * focus. On a desktop, where the receipt is in sight, only the button is left.
 */
export function TotalBar({ label, total, children }: TotalBarProps) {
  return (
    <div className={styles.root}>
      <p className={styles.sum}>
        {label} <span className={styles.figure}>{total}</span>
      </p>
      {children}
    </div>
  );
}
