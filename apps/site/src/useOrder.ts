import type { Order } from '@awning/contract/orders';
import { useEffect, useState } from 'react';

async function follow(token: string, tell: (order: Order) => void) {
  const { followOrder } = await import('./state/orders.ts');
  return followOrder(token, tell);
}

/** An order as it stands, kept up to date while the page is open. */
export function useOrder<Loaded extends Order | undefined>(token: string, loaded: Loaded): Loaded | Order {
  const [order, setOrder] = useState<Loaded | Order>(loaded);

  useEffect(() => {
    if (!token) return undefined;
    let left = false;
    const following = follow(token, (news) => {
      if (!left) setOrder(news);
    });
    return () => {
      left = true;
      void following.then((stop) => stop());
    };
  }, [token]);

  return order;
}
