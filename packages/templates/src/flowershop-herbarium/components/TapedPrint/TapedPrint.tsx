import type { MountProps } from '../../../design/show.tsx';
import * as styles from './TapedPrint.css.ts';

/** Mounts a photograph as a specimen: a print gone a little brown, held to its sheet by four strips of linen. */
export function TapedPrint({ fill, children }: MountProps) {
  return <span className={`${styles.root} ${styles.place[fill ? 'fill' : 'flow']}`}>{children}</span>;
}
