import type { Order } from '@awning/contract/orders';
import { useEffect, useState } from 'react';

/** An order as it stands, kept up to date while the page is open. */
export function useOrder(token: string, loaded: Order): Order {
  const [order, setOrder] = useState(loaded);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    void import('./state/orders.ts').then(({ followOrder }) => {
      if (!left) stop = followOrder(token, setOrder);
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [token]);

  return order;
}
