import { Icon } from '../../media/Icon/Icon.tsx';
import * as styles from './CheckList.css.ts';

/** Lists what the buyer gets, each thing ticked off. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <span className={styles.mark}>
            <Icon kind="tick" />
          </span>
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
