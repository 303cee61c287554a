import type { MountProps } from '../../../design/show.tsx';
import * as styles from './CutPhoto.css.ts';

/** Cuts a photograph out by hand and pastes it on a piece of coloured paper, not quite straight. */
export function CutPhoto({ fill, children }: MountProps) {
  return <span className={styles.place[fill ? 'fill' : 'flow']}>{children}</span>;
}
