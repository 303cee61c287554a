import * as styles from './CalendarLeaf.css.ts';

export interface CalendarLeafProps {
  /** Printed across the top: the day of the week, or what is counted. */
  head: string;
  /** The number of the day, or how many. */
  figure: string;
  /** Under it: the month. */
  foot: string;
}

/** Shows a day as a leaf of a tear-off calendar. The words beside it say the same, so it is not heard. */
export function CalendarLeaf({ head, figure, foot }: CalendarLeafProps) {
  return (
    <span className={styles.root} aria-hidden="true">
      <span className={styles.head}>{head}</span>
      <span className={styles.figure}>{figure}</span>
      <span className={styles.foot}>{foot}</span>
    </span>
  );
}
