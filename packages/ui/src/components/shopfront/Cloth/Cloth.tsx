import * as styles from './Cloth.css.ts';

export interface ClothProps {
  /** `window` takes the colours of the shop window it hangs over; `piping` is the edge that shows below. */
  dye?: keyof typeof styles.dye;
  /** By the height of what it hangs over. */
  size: keyof typeof styles.size;
}

/** Hangs a striped awning with a scalloped edge. It says nothing to those who cannot see it. */
export function Cloth({ dye = 'street', size }: ClothProps) {
  return <span aria-hidden="true" className={`${styles.dye[dye]} ${styles.size[size]}`} />;
}
