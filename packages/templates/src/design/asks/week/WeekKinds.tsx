import type { ReactNode } from 'react';
import { VisuallyHidden } from '@awning/ui/primitives';
import { mostKinds } from './kinds.ts';
import * as styles from './WeekKinds.css.ts';

export interface WeekKindsLabels {
  /** Names the filter: “Narrow the week down”. */
  filter: string;
  /** What is chosen among, for those who listen: “Kind of class”. */
  kinds: string;
  /** Leaves nothing out: “All classes”. */
  all: string;
  /** Said of a day that has none of those that were asked for: “No classes”. */
  none: string;
}

export interface WeekKindsProps {
  /** What a session can be. Of fewer than two there is nothing to tell apart, and nothing is drawn. Twelve can be chosen by. */
  kinds: readonly string[];
  /** What a kind is known by in the week, drawn before its name. */
  mark?: (kind: string) => ReactNode;
  /** Let one kind be chosen. Without them it is told what each mark means, and no more. */
  labels?: WeekKindsLabels | undefined;
  /** Classes of the design: for all of it, and for a kind that can be chosen. */
  look: { root: string; choice: string };
}

/**
 * What each kind of session looks like, to choose one by: before any script. What is narrowed down, its sessions and what
 * is said of a day without any wear the classes in `WeekKinds.css.ts`.
 */
export function WeekKinds({ kinds, mark, labels, look }: WeekKindsProps) {
  if (kinds.length < 2) return null;
  if (!labels)
    return (
      <ul className={`${styles.key} ${look.root}`}>
        {kinds.map((kind) => (
          <li key={kind} className={styles.kind}>
            {mark?.(kind)}
            {kind}
          </li>
        ))}
      </ul>
    );
  return (
    // Outside of a dialog such a form is never sent: Enter would ask for the page again, with nothing chosen.
    <form method="dialog" aria-label={labels.filter} className={styles.filter}>
      <fieldset>
        <legend>
          <VisuallyHidden>{labels.kinds}</VisuallyHidden>
        </legend>
        <div className={`${styles.key} ${look.root}`}>
          <label className={`${styles.choice} ${look.choice}`}>
            <input type="radio" name="kind" value="k" defaultChecked className={styles.dot} />
            {labels.all}
          </label>
          {kinds.slice(0, mostKinds).map((kind, place) => (
            <label key={kind} className={`${styles.choice} ${look.choice}`}>
              <input type="radio" name="kind" value={`k${place}`} className={styles.dot} />
              {mark?.(kind)}
              {kind}
            </label>
          ))}
        </div>
      </fieldset>
    </form>
  );
}
