'use client';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as styles from './SaveToggle.css.ts';

export interface SaveToggleProps {
  /** What is saved: it follows the visible word for screen readers, so that each button has its own name. */
  name: string;
  /** Whether it is saved just now. */
  saved: boolean;
  /** Called at a press with whether it should be saved from now on. */
  onSavedChange: (saved: boolean) => void;
  /** The words that are seen, or said of the heart. */
  labels: SaveToggleLabels;
  /** `word` beside words; `heart` in a corner too small for them, where a filled heart says that it is saved. */
  look?: keyof typeof styles.look;
}

export interface SaveToggleLabels {
  /** While it is not saved: “Save”. */
  save: string;
  /** While it is: “Saved”. */
  saved: string;
}

/** Saves one of many for later, and lets it go again. As wide as its longer word, so that nothing beside it moves. */
export function SaveToggle({ name, saved, onSavedChange, labels, look = 'word' }: SaveToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={`${saved ? labels.saved : labels.save} ${name}`}
      className={styles.look[look]}
      onClick={() => onSavedChange(!saved)}
    >
      <Icon kind="heart" size="small" />
      {look === 'word' && (
        <>
          <span className={styles.word[saved ? 'unseen' : 'seen']}>{labels.save}</span>
          <span className={styles.word[saved ? 'seen' : 'unseen']}>{labels.saved}</span>
        </>
      )}
    </button>
  );
}
