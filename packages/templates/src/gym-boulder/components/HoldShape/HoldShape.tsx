import type { MountProps } from '../../../design/show.tsx';
import * as styles from './HoldShape.css.ts';

/** Bolts a photograph to the wall as a hold: no two sides of it alike, and a hole to turn it by. */
export function HoldShape({ fill, children }: MountProps) {
  return <span className={`${styles.root} ${styles.place[fill ? 'fill' : 'flow']}`}>{children}</span>;
}
