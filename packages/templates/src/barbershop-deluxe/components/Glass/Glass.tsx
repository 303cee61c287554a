import type { MountProps } from '../../../design/show.tsx';
import * as styles from './Glass.css.ts';

/** Shows a photograph as a mirror would: whole, and in the light. */
export function Glass({ fill, children }: MountProps) {
  return <span className={`${styles.glass} ${styles.place[fill ? 'fill' : 'flow']}`}>{children}</span>;
}
