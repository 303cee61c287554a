import { ButtonLink } from '../../actions/Button/Button.tsx';
import * as styles from './BuyBar.css.ts';

export interface BuyBarProps {
  /** What is sold. Left out where there is no room for it. */
  name: string;
  /** As people read it, with its currency. */
  price: string;
  /** Where it is bought: “Order”. */
  order: { label: string; href: string };
  /** Where it can be tried before: “Demo”, in a new tab. */
  demo: { label: string; href: string; newTab: string };
  /** Names the bar: “Buy Barbershop Classic”. */
  label: string;
}

/**
 * Keeps a price and the way to buy under the thumb, on a page that is longer than a phone.
 *
 * It belongs last on the page, where it leaves its own height free: it covers neither the last line nor what has the focus.
 */
export function BuyBar({ name, price, order, demo, label }: BuyBarProps) {
  return (
    <aside aria-label={label} className={styles.root}>
      <p className={styles.goods}>
        <span className={styles.name}>{name}</span> <span className={styles.price}>{price}</span>
      </p>
      <ButtonLink href={demo.href} size="small" newTab={demo.newTab}>
        {demo.label}
      </ButtonLink>
      <ButtonLink href={order.href} size="small" tone="spark">
        {order.label}
      </ButtonLink>
    </aside>
  );
}
