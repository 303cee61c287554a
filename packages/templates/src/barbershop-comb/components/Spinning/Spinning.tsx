import type { MountProps } from '../../../design/show.tsx';
import { Pik } from '../../art/ornaments.tsx';
import * as styles from './Spinning.css.ts';

/** Puts a photograph where a record has its label, with the groove going round it and a comb standing in its edge. */
export function Spinning({ children }: Pick<MountProps, 'children'>) {
  return (
    <span className={styles.box}>
      <span className={styles.record}>
        <span className={styles.label}>
          <span className={styles.print}>{children}</span>
        </span>
        <span className={styles.comb}>
          <Pik />
        </span>
      </span>
    </span>
  );
}
