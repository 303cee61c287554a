import * as styles from './Arrow.css.ts';

export interface ArrowProps {
  /** `onward` the way the page is read, `back` against it. */
  direction: keyof typeof styles.direction;
}

/** Points onward or back, the way the page is read. The words beside it say the same. */
export function Arrow({ direction }: ArrowProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.direction[direction]}>
      <path d="M3 12h17M13 5l7 7-7 7" />
    </svg>
  );
}
