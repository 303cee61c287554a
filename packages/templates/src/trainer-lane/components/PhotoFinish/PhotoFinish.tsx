import type { MountProps } from '../../../design/show.tsx';
import * as styles from './PhotoFinish.css.ts';

/** Shows a photograph as the camera on the finishing line takes it: slit by slit, over a ruler, with the line through it. */
export function PhotoFinish({ fill, children }: MountProps) {
  return <span className={`${styles.root} ${styles.place[fill ? 'fill' : 'flow']}`}>{children}</span>;
}
