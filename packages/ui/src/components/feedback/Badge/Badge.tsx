import { VisuallyHidden } from '../../../primitives/index.ts';
import * as styles from './Badge.css.ts';

export interface BadgeProps {
  /** A number, or a word: “3”, “New”. */
  label: string;
  /** What is heard instead, where the number alone says nothing: “3 active”. */
  spoken?: string;
  /** `spark` for what is new or on offer, `danger` for what the reader must see to; the words must say so too. */
  tone?: keyof typeof styles.tone;
}

/** Counts or marks the thing it hangs on, in as little room as can be. */
export function Badge({ label, spoken, tone = 'accent' }: BadgeProps) {
  return (
    <span className={styles.tone[tone]}>
      {spoken === undefined ? (
        label
      ) : (
        <>
          <span aria-hidden="true">{label}</span>
          <VisuallyHidden>{spoken}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
