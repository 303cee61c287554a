import { orders } from '@awning/content/orders/orders';
import type { PageContext } from '@awning/contract/renderer';
import { loadOrder } from './loadOrder.ts';
import { notFound } from '../problems/notFound.ts';

type Outcome = keyof typeof orders.returns;
const isOutcome = (text = ''): text is Outcome => Object.hasOwn(orders.returns, text);

/** The order of a buyer who returns from the till. A missing order is no fault: people keep addresses. */
export async function loadReturn(
  outcome: string | undefined,
  address: string,
  context: PageContext | undefined,
) {
  if (!isOutcome(outcome)) throw notFound('page');
  const token = new URL(address).searchParams.get('order');
  if (!token) return { outcome };

  const order = await loadOrder(token, context);
  if (!order) throw notFound('order');
  return { outcome, token, order };
}
