import type { ReactNode } from 'react';
import { ground } from '../../theme/ground.css.ts';
import type { GroundName } from '../../theme/grounds.ts';
import * as styles from './Split.css.ts';

export interface SplitProps {
  /** Two sections; the first is read first and stands above on a phone. */
  children: readonly [ReactNode, ReactNode];
  /** The share of the width the first one takes. */
  first?: keyof typeof styles.first;
  /** `full` reaches from edge to edge, for two painted grounds; `content` keeps to the page's measure. */
  width?: keyof typeof styles.width;
  /** What both are painted on, where that is one ground from edge to edge of the screen. */
  tone?: GroundName;
}

/** Stands two sections side by side where there is room. One that draws nothing leaves the other the whole width. */
export function Split({ children: [before, after], first = 'even', width = 'full', tone }: SplitProps) {
  const halves = (
    <div className={`${styles.root} ${styles.first[first]} ${styles.width[width]}`}>
      <div className={styles.half}>{before}</div>
      <div className={styles.half}>{after}</div>
    </div>
  );
  return tone ? <div className={ground[tone]}>{halves}</div> : halves;
}
