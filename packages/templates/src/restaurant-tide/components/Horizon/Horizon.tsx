import type { MountProps } from '../../../design/show.tsx';
import { Boat } from '../../art/Boat.tsx';
import * as styles from './Horizon.css.ts';

/** Lets a photograph rise out of the waterline as a headland does, with the sun behind it and a boat before it. */
export function Horizon({ children }: Pick<MountProps, 'children'>) {
  return (
    <span className={styles.root}>
      <span className={styles.land}>{children}</span>
      <span className={styles.boat}>
        <Boat />
      </span>
    </span>
  );
}
