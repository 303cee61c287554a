import { useId } from 'react';
import * as styles from './Progress.css.ts';

export interface ProgressProps {
  /** What the progress or the share is of. */
  label: string;
  /** Leaves the label to screen readers, where the words around it say the same. */
  labelHidden?: boolean;
  /** Without it, the progress is indeterminate. */
  value?: number;
  /** What `value` is when all of it is done. */
  max?: number;
  /** How far, as people say it: “3 of 5 steps”, “12 letters”. Seen beside the bar and heard in place of a percentage. */
  valueText: string;
  /** `row` sets label, bar and words in one line: for several of a kind under each other. */
  layout?: keyof typeof styles.layout;
}

/** Shows how far something has come, or what share it has. */
export function Progress(props: ProgressProps) {
  const { label, labelHidden = false, value, max = 1, valueText, layout = 'stack' } = props;
  const id = useId();

  return (
    <div className={styles.layout[layout]}>
      <label htmlFor={id} className={labelHidden ? styles.heard : styles.label}>
        {label}
      </label>
      <progress id={id} value={value} max={max} aria-valuetext={valueText} className={styles.bar} />
      <span aria-hidden="true" className={styles.value}>
        {valueText}
      </span>
    </div>
  );
}
