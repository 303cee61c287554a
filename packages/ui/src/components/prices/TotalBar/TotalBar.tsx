import type { ReactNode } from 'react';
import * as styles from './TotalBar.css.ts';

export interface TotalBarProps {
  label: string;
  /** As it is written, with its currency. */
  total: string;
  /** Pays it: a `SubmitButton`. */
  children: ReactNode;
  /** What must be known before it is pressed, in a line. Said on a phone, where the rest of it is far. */
  note?: string | undefined;
}

/**
 * Keeps a total and the button that pays it under the thumb, in a form that is longer than a phone.
 *
 * It belongs last in its form, in a `Container`, where it leaves its own height free: it covers neither a field nor the
 * focus. On a desktop, where the receipt is in sight, only the button is left.
 */
export function TotalBar({ label, total, children, note }: TotalBarProps) {
  return (
    <div className={styles.root}>
      <p className={styles.sum}>
        {label} <span className={styles.figure}>{total}</span>
      </p>
      {children}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
