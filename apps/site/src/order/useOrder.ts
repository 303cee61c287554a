import type { Order } from '@awning/contract/orders';
import { useEffect, useState } from 'react';
import { fetchChunk } from '../hydration/chunks.ts';

async function follow(token: string, tell: (order: Order) => void) {
  const { followOrder } = await fetchChunk(() => import('./state/orders.ts'));
  return followOrder(token, tell);
}

/** The state of an order, kept up to date while the page is open. */
export function useOrder<Loaded extends Order | undefined>(token: string, loaded: Loaded): Loaded | Order {
  const [news, setNews] = useState<{ token: string; order: Order }>();

  useEffect(() => {
    if (!token) return undefined;
    let left = false;
    const following = follow(token, (order) => {
      if (!left) setNews({ token, order });
      // Without updates the page stays as it was loaded.
    }).catch(() => undefined);
    return () => {
      left = true;
      void following.then((stop) => stop?.());
    };
  }, [token]);

  // News of one order does not apply to the next on the same page.
  return news?.token === token ? news.order : loaded;
}
