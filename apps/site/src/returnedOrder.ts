import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadOrder } from './loadOrder.ts';
import { notFound } from './notFound.ts';
import type { PageContext } from '@awning/contract/renderer';

/** Loads the order that the till sends its buyer back with. Nobody's order is no fault: people keep addresses. */
export async function loadReturnedOrder({ request, context }: LoaderFunctionArgs<PageContext | undefined>) {
  const token = new URL(request.url).searchParams.get('order');
  if (!token) return undefined;
  const order = await loadOrder(token, context);
  if (!order) throw notFound('order');
  return { token, order };
}
