import * as styles from './CalendarLeaf.css.ts';

export interface CalendarLeafProps {
  /** Printed across the top: the day of the week, or what is counted. */
  heading: string;
  /** The number of the day, or how many. */
  value: string;
  /** Under it: the month. */
  footnote: string;
}

/** Shows a day as a leaf of a tear-off calendar. The words beside it say the same, so screen readers skip it. */
export function CalendarLeaf({ heading, value, footnote }: CalendarLeafProps) {
  return (
    <span className={styles.root} aria-hidden="true">
      <span className={styles.head}>{heading}</span>
      <span className={styles.figure}>{value}</span>
      <span className={styles.foot}>{footnote}</span>
    </span>
  );
}
