import type { MountProps } from '../../../design/show.tsx';
import * as styles from './Glass.css.ts';

/** Puts a photograph before the mirror: half of it stands in the dark. */
export function Glass({ fill, children }: MountProps) {
  return <span className={`${styles.glass} ${styles.place[fill ? 'fill' : 'flow']}`}>{children}</span>;
}
