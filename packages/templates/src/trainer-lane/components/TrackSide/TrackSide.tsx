import type { ReactNode } from 'react';
import * as styles from './TrackSide.css.ts';

export interface TrackSideProps {
  /** Sections, one under another, in what the track leaves of the width. */
  children: ReactNode;
  /** The side the track runs down. */
  side: 'start' | 'end';
  /** A drawing two wide to three high that keeps pace with the reader. It decorates, and says nothing. */
  runner?: ReactNode;
}

/** Runs a straight of track down one side of what it holds. */
export function TrackSide({ children, side, runner }: TrackSideProps) {
  const lanes = (
    <div aria-hidden="true" className={styles.lanes}>
      {runner && <div className={styles.runner}>{runner}</div>}
    </div>
  );

  return (
    <div className={styles.side[side]}>
      {side === 'start' && lanes}
      <div className={styles.words}>{children}</div>
      {side === 'end' && lanes}
    </div>
  );
}
