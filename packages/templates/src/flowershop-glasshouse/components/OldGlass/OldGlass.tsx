import type { MountProps } from '../../../design/show.tsx';
import * as styles from './OldGlass.css.ts';

/** Hangs a photograph behind a pane of old glass. */
export function OldGlass({ fill, children }: MountProps) {
  return <span className={`${styles.glass} ${styles.place[fill ? 'fill' : 'flow']}`}>{children}</span>;
}
