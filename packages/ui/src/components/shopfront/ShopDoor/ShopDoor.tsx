import * as styles from './ShopDoor.css.ts';

export interface ShopDoorProps {
  /** On the sign behind the glass, in capitals. */
  sign: string;
}

/** Hangs a shop's door in its window's colours, as tall as the wall. It says nothing to those who cannot see it. */
export function ShopDoor({ sign }: ShopDoorProps) {
  return (
    <div aria-hidden="true" className={styles.root}>
      <div className={styles.glass}>
        <span className={styles.sign}>{sign}</span>
      </div>
      <div className={styles.panel} />
    </div>
  );
}
