import * as styles from './PriceTag.css.ts';

export interface PriceTagProps {
  /** As people read it, with its currency. */
  price: string;
  /** What the price means, a short sentence each. */
  notes?: readonly string[];
}

/** Names the price of the one thing a page sells, with what it buys. */
export function PriceTag({ price, notes }: PriceTagProps) {
  return (
    <div className={styles.root}>
      <div className={styles.card}>
        <p className={styles.price}>{price}</p>
        {notes && (
          <div>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
