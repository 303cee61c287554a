import type { ReactNode } from 'react';
import { ButtonLink } from '../../actions/Button/Button.tsx';
import * as styles from './BuyBar.css.ts';

export interface BuyBarProps {
  /** The page of the product. Its own ways to buy stand at its top. */
  children: ReactNode;
  /** The product. Left out where there is no room for it. */
  name: string;
  /** As people read it, with its currency. */
  price: string;
  /** Leads to buy it: “Order”. */
  order: { label: string; href: string };
  /** Leads to try it with the visitor’s own name on it: “Try it”. */
  tryOn: { label: string; href: string };
  /** Names the bar: “Buy Barbershop Classic”. */
  label: string;
}

/**
 * Keeps a price and the way to buy under the thumb, on a page that is longer than a phone.
 *
 * It comes up once the first screen of the page has gone, with script or without, and leaves its own height free at the
 * page’s end: it covers neither the last line nor what has the focus.
 */
export function BuyBar({ children, name, price, order, tryOn, label }: BuyBarProps) {
  return (
    <div className={styles.page}>
      {children}
      <div className={styles.reach}>
        <aside aria-label={label} className={styles.root}>
          <p className={styles.goods}>
            <span className={styles.name}>{name}</span> <span className={styles.price}>{price}</span>
          </p>
          <ButtonLink href={tryOn.href} size="small">
            {tryOn.label}
          </ButtonLink>
          <ButtonLink href={order.href} size="small" tone="spark">
            {order.label}
          </ButtonLink>
        </aside>
      </div>
    </div>
  );
}
