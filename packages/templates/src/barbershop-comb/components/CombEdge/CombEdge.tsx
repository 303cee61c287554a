import type { GroundName } from '@awning/ui/theme/grounds';
import * as styles from './CombEdge.css.ts';

export interface CombEdgeProps {
  /** The ground of the section that it ends: its teeth hang from there into the next. */
  tone: GroundName;
  /** How far apart the teeth stand and how long they are. `wide` wants a section under it that opens with room. */
  gauge?: keyof typeof styles.gauge;
}

/** Ends a section in teeth where others end in a line. It stands between two sections, and only decorates. */
export function CombEdge({ tone, gauge = 'medium' }: CombEdgeProps) {
  return (
    <div aria-hidden="true" className={styles.root}>
      <div className={`${styles.teeth} ${styles.gauge[gauge]} ${styles.tone[tone]}`} />
    </div>
  );
}
