import { sounded } from '../../styles/sounding.css.ts';
import * as styles from './LeadLine.css.ts';

/**
 * A weight on a line, which sinks along the gauge as the page goes down. Decoration: browsers that cannot tie a movement
 * to the page, and visitors who want none, have the gauge without it.
 */
export function LeadLine() {
  return (
    <div className={sounded} aria-hidden="true">
      <div className={styles.line} />
    </div>
  );
}
