import type { MountProps } from '../../../design/show.tsx';
import * as styles from './Horizon.css.ts';

/** Lets a photograph rise out of the waterline as a headland does, with the sun behind it and what floats before it. */
export function Horizon({ before, children }: Pick<MountProps, 'before' | 'children'>) {
  return (
    <span className={styles.root}>
      <span className={styles.land}>{children}</span>
      {before && <span className={styles.boat}>{before}</span>}
    </span>
  );
}
