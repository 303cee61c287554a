import type { ReactNode } from 'react';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import { sounded } from '../../styles/sounding.css.ts';
import * as styles from './DepthLane.css.ts';

export interface Depth {
  /** As it is painted on the wall: “5”, “30”. Three signs at most. */
  value: string;
  /** What it counts: “fathoms”. */
  unit: string;
}

export interface DepthLaneProps {
  /** How deep this part of the page lies. Without it the gauge goes on unmarked. */
  mark?: Depth;
  /** The ground of the lane: one step further down than the one before it. */
  tone?: Exclude<GroundName, 'spark'>;
  /** Sections that lie at this depth, painted as the lane is. */
  children: ReactNode;
}

/** Runs a depth gauge down the page's margin, and keeps the depth in sight while what lies there is read. */
export function DepthLane({ mark, tone = 'plain', children }: DepthLaneProps) {
  return (
    <div className={`${styles.root} ${sounded} ${ground[tone]}`}>
      <div className={styles.gauge}>
        {mark && (
          <p className={styles.mark}>
            <span className={styles.value}>{mark.value}</span>{' '}
            <span className={styles.unit}>{mark.unit}</span>
          </p>
        )}
      </div>
      <div className={styles.beside}>{children}</div>
    </div>
  );
}
