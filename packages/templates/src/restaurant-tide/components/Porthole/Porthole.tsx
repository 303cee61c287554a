import type { MountProps } from '../../../design/show.tsx';
import * as styles from './Porthole.css.ts';

/** Shows a photograph through a ship’s window, riveted, and as green as the water at its depth. */
export function Porthole({ fill, children }: MountProps) {
  return <span className={`${styles.glass} ${styles.place[fill ? 'fill' : 'flow']}`}>{children}</span>;
}
