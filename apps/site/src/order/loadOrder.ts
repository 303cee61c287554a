import type { Order } from '@awning/contract/orders';
import type { PageContext } from '@awning/contract/renderer';
import { fetchChunk } from '../hydration/chunks.ts';

/** The order of a page: the server has it in memory, the browser requests it. */
export async function loadOrder(token: string, context: PageContext | undefined): Promise<Order | undefined> {
  if (import.meta.env.SSR) return context?.order;
  const { fetchOrder } = await fetchChunk(() => import('./state/orders.ts'));
  return fetchOrder(token);
}
