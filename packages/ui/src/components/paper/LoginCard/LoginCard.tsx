import type { ReactNode } from 'react';
import * as styles from './LoginCard.css.ts';

export interface LoginCardProps {
  children: ReactNode;
  /** `small` over a form of many fields, so that it ends in the first screen. */
  drawing?: keyof typeof styles.drawing | undefined;
}

/** Holds the login form, on a paper tag that hangs with its key on the board behind the counter. */
export function LoginCard({ children, drawing = 'large' }: LoginCardProps) {
  return (
    <div className={`${styles.board} ${styles.drawing[drawing]}`}>
      <svg viewBox="0 0 150 96" aria-hidden="true" focusable="false" className={styles.keys}>
        <circle cx="75" cy="40" r="24" className={styles.ring} />
        <path d="M75 62v34" className={styles.string} />
        <path
          d="M60 22A16 16 0 1 0 32 38l-7 12 6 3-3 6 6 4-3 6 7 4 4-1 17-30q9 1 14-7zM44 19a5 5 0 1 1-1 10 5 5 0 0 1 1-10z"
          className={styles.key}
        />
        <path d="M75 0v14q0 8-7 8" className={styles.hook} />
      </svg>
      <div className={styles.shade}>
        <div className={styles.tag}>
          <div className={styles.words}>{children}</div>
        </div>
      </div>
    </div>
  );
}
