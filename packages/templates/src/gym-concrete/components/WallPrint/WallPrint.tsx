import type { MountProps } from '../../../design/show.tsx';
import * as styles from './WallPrint.css.ts';

/** Prints a photograph on the wall of a deck: grey on the concrete, under the painted band that says which deck it is. */
export function WallPrint({ fill, children }: MountProps) {
  return <span className={`${styles.wall} ${styles.place[fill ? 'fill' : 'flow']}`}>{children}</span>;
}
