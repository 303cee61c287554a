import * as styles from './PriceList.css.ts';

export interface PriceListProps {
  /** `price` as people read it, with its sign and currency. */
  items: readonly { name: string; price: string }[];
}

/** Lists what can be had for how much, a line each. */
export function PriceList({ items }: PriceListProps) {
  return (
    <ul>
      {items.map(({ name, price }) => (
        <li key={name} className={styles.item}>
          <span className={styles.name}>{name}</span> <span className={styles.price}>{price}</span>
        </li>
      ))}
    </ul>
  );
}
