import { Mark } from '../Mark/Mark.tsx';
import * as styles from './SavedNote.css.ts';

export interface SavedNoteProps {
  /** What was done, in a sentence. Nothing while there is nothing to say. */
  children?: string | undefined;
}

/** Says beside a button what it has done, for the eye and aloud. It must be on the page before its words. */
export function SavedNote({ children }: SavedNoteProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- more screen readers follow the role than an output
    <div role="status">
      {children && (
        <p className={styles.root}>
          <span className={styles.mark}>
            <Mark kind="done" />
          </span>
          {children}
        </p>
      )}
    </div>
  );
}
