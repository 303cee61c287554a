import { Shutter } from '../Shutter/Shutter.tsx';
import { ShopWindow } from '../ShopWindow/ShopWindow.tsx';
import * as styles from './ShelfPlaceholder.css.ts';

/** Keeps a `ShelfCard`’s place while it is fetched: a shop that has its shutter down. Nobody hears of it. */
export function ShelfPlaceholder() {
  return (
    <div aria-hidden="true">
      <ShopWindow>
        <Shutter />
      </ShopWindow>
      <div className={styles.name} />
      <div className={styles.actions} />
    </div>
  );
}
