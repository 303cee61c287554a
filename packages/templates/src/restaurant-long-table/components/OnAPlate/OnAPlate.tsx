import type { MountProps } from '../../../design/show.tsx';
import * as styles from './OnAPlate.css.ts';

/** Serves a photograph: round within the rim of a plate. */
export function OnAPlate({ fill, children }: MountProps) {
  return <span className={styles.place[fill ? 'fill' : 'flow']}>{children}</span>;
}
