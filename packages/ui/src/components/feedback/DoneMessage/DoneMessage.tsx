import { Icon } from '../../media/Icon/Icon.tsx';
import * as styles from './DoneMessage.css.ts';

export interface DoneMessageProps {
  /** What was done, in a sentence. Nothing while there is nothing to say. */
  children?: string | undefined;
}

/** Says beside a button what it has done, for the eye and aloud. It must be on the page before its words. */
export function DoneMessage({ children }: DoneMessageProps) {
  return (
    // More screen readers follow the role than an `output`.
    <div role="status">
      {children && (
        <p className={styles.root}>
          <span className={styles.mark}>
            <Icon kind="done" />
          </span>
          {children}
        </p>
      )}
    </div>
  );
}
