import * as styles from './PriceLines.css.ts';

export interface PriceLinesProps {
  /** `price` as people read it, with its sign and currency. */
  items: readonly { name: string; price: string }[];
}

/**
 * Lists what can be had for how much, a line each, inside a card or a section.
 *
 * A whole board of prices under its own heading is the section `PriceList`.
 */
export function PriceLines({ items }: PriceLinesProps) {
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
