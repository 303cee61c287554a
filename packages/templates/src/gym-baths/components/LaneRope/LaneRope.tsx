import { ground } from '@awning/ui/theme/ground';
import * as styles from './LaneRope.css.ts';

/** Ends one section and begins the next with a lane of water and the rope of floats along it. It only decorates. */
export function LaneRope() {
  return (
    <div aria-hidden="true" className={`${ground.secondary} ${styles.lane}`}>
      <div className={styles.rope} />
    </div>
  );
}
