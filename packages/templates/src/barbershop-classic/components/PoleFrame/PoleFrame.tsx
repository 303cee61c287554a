import type { MountProps } from '../../../design/show.tsx';
import * as styles from './PoleFrame.css.ts';

/** Hangs a photograph in a frame that is striped as the pole at the door is, browned a little by the sun. */
export function PoleFrame({ fill, children }: MountProps) {
  return <span className={`${styles.root} ${styles.place[fill ? 'fill' : 'flow']}`}>{children}</span>;
}
