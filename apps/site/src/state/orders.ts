import type { Order } from '@awning/contract/orders';
import { api, store } from './api.ts';

const everyThreeSeconds = 3_000;

/** Asks for an order once. `undefined` when no order has this token; throws when the server did not answer. */
export async function fetchOrder(token: string): Promise<Order | undefined> {
  const request = store.dispatch(api.endpoints.getOrderStatus.initiate(token, { forceRefetch: true }));
  const { data, error } = await request;
  request.unsubscribe();
  if (data) return data.order;
  if (error && 'status' in error && error.status === 404) return undefined;
  throw new Error('The order could not be asked for.');
}

/** Tells of every change of an order until it is told to stop. */
export function followOrder(token: string, tell: (order: Order) => void): () => void {
  const request = store.dispatch(
    api.endpoints.getOrderStatus.initiate(token, {
      subscriptionOptions: { pollingInterval: everyThreeSeconds, skipPollingIfUnfocused: true },
    }),
  );
  const select = api.endpoints.getOrderStatus.select(token);
  let known: Order | undefined;
  const stop = store.subscribe(() => {
    const order = select(store.getState()).data?.order;
    if (order && order !== known) tell((known = order));
  });

  return () => {
    stop();
    request.unsubscribe();
  };
}
