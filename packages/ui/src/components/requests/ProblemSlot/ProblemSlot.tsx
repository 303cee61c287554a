import { Icon } from '../../media/Icon/Icon.tsx';
import * as styles from './ProblemSlot.css.ts';

export interface ProblemSlotProps {
  /** For the `aria-describedby` of what it speaks of: silent, it adds nothing. */
  id: string;
}

/** Keeps a place beside a field for an error that a standalone script may find, and has it announced. */
export function ProblemSlot({ id }: ProblemSlotProps) {
  return (
    // On the page before its words: no screen reader announces a live region that arrives with them.
    <div aria-live="polite" className={styles.root}>
      <p className={styles.problem} data-problem hidden>
        <Icon kind="problem" size="small" /> <span id={id} className={styles.words} data-words />
      </p>
    </div>
  );
}
