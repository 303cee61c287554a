import type { MountProps } from '../../../design/show.tsx';
import * as styles from './HungPhoto.css.ts';

/** Cuts a photograph round, and hangs it by a string; where it has to cover its place it is left whole. */
export function HungPhoto({ fill, children }: MountProps) {
  return fill ? children : <span className={styles.hung}>{children}</span>;
}
