import type { ReactNode } from 'react';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import { threaded } from '../../styles/thread.css.ts';
import { ThreadCurl } from '../ThreadCurl/ThreadCurl.tsx';
import * as styles from './ThreadLane.css.ts';

export interface ThreadLaneProps {
  /** Sections the thread has nothing to do in, painted as the lane is. */
  children: ReactNode;
  /** The ground of the lane. */
  tone?: Exclude<GroundName, 'spark'>;
  /** Loops the loop above the first heading. */
  curl?: boolean;
}

/** Leads the thread past sections that do not know of it, and keeps them clear of it. */
export function ThreadLane({ children, tone = 'plain', curl = false }: ThreadLaneProps) {
  return (
    <div className={`${styles.root} ${curl ? styles.headroom : ''} ${threaded} ${ground[tone]}`}>
      {curl && <ThreadCurl />}
      <div className={styles.beside}>{children}</div>
    </div>
  );
}
