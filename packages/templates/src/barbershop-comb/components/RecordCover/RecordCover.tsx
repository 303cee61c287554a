import type { MountProps } from '../../../design/show.tsx';
import * as styles from './RecordCover.css.ts';

/** Prints a photograph on a record’s sleeve: one dark ink on the sleeve’s own paper. */
export function RecordCover({ fill, children }: MountProps) {
  return <span className={`${styles.print} ${styles.place[fill ? 'fill' : 'flow']}`}>{children}</span>;
}
