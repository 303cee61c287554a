import type { MountProps } from '../../../design/show.tsx';
import * as styles from './BowlRim.css.ts';

/** Serves a photograph in a bowl: nothing here has a corner. */
export function BowlRim({ fill, children }: MountProps) {
  return <span className={`${styles.root} ${styles.place[fill ? 'fill' : 'flow']}`}>{children}</span>;
}
