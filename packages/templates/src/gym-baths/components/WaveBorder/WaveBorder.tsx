import type { GroundName } from '@awning/ui/theme/grounds';
import * as styles from './WaveBorder.css.ts';

export interface WaveBorderProps {
  /** The ground of the section that follows: the waves are its surface. */
  tone: GroundName;
}

/** Begins a section with a row of waves laid in tile, over the foot of the one before it. It only decorates. */
export function WaveBorder({ tone }: WaveBorderProps) {
  return (
    <div aria-hidden="true" className={styles.root}>
      <div className={`${styles.waves} ${styles.tone[tone]}`} />
    </div>
  );
}
