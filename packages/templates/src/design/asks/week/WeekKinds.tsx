import type { ReactNode } from 'react';
import { VisuallyHidden } from '@awning/ui/primitives';
import { mostKinds } from './kinds.ts';
import * as styles from './WeekKinds.css.ts';

export interface WeekKindsLabels {
  /** Names the filter: “Narrow the week down”. */
  filter: string;
  /** Names the choice for screen readers: “Kind of class”. */
  kinds: string;
  /** The choice of all: “All classes”. */
  all: string;
  /** Stands on a day without the chosen kind: “No classes”. */
  none: string;
}

export interface WeekKindsProps {
  /** The kinds of sessions. Fewer than two leave nothing to choose, and nothing is drawn. Twelve can be chosen. */
  kinds: readonly string[];
  /** The mark of a kind in the week, drawn before its name. */
  mark?: (kind: string) => ReactNode;
  /** The words of the filter. Without them there is only a key: it tells what each mark means. */
  labels?: WeekKindsLabels | undefined;
  /** Classes of the design: for all of it, and for a kind that can be chosen. */
  look: { root: string; choice: string };
}

/**
 * Filters a week by kind of session, without script, and shows what each kind looks like. The week, its sessions and
 * the line of a day without any wear the classes in `WeekKinds.css.ts`.
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
    // Outside of a dialog `method="dialog"` submits nothing. Without it Enter would load the page again, with no kind
    // chosen.
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
