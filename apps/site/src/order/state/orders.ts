import { orders } from '@awning/content/orders/orders';
import { siteWords } from '@awning/content/orders/siteWords';
import type { Order } from '@awning/contract/orders';
import type { OrderSite } from '@awning/contract/sites/orderSite';
import type { ReviewDraft } from '@awning/contract/reviews';
import { urls } from '@awning/contract/urls';
import { generatePath } from 'react-router-dom';
import { api, fetchAfresh, outcomeOf, store, type Outcome } from '../../state/store.ts';

/** How often an order is polled, in milliseconds: while the till is counting, and once that is over. */
const soon = 3_000;
const nowAndThen = 60_000;

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    createReview: build.mutation<{ message: string }, ReviewDraft>({
      query: (body) => ({ url: urls.createReview, method: 'POST', body }),
    }),
    getOrderSite: build.query<OrderSite, string>({
      query: (token) => generatePath(urls.orderSite, { token }),
    }),
    removeSiteEntry: build.mutation<null, { token: string; entry: string }>({
      query: (which) => ({ url: generatePath(urls.orderSiteEntry, which), method: 'DELETE' }),
    }),
  }),
});

/** Sends a buyer's review of a delivered website. */
export const createReview = (draft: ReviewDraft) =>
  outcomeOf(store.dispatch(endpoints.createReview.initiate(draft, { track: false })), orders.review.failed);

/** The entries and visits at the website of an order. Never from the cache: removed entries must be gone. */
export const fetchOrderSite = (token: string): Promise<Outcome<OrderSite>> =>
  outcomeOf(fetchAfresh(endpoints.getOrderSite, token), siteWords.entries.failed);

/** Removes a visitor's entry, for good. */
export const removeSiteEntry = (token: string, entry: string) =>
  outcomeOf(
    store.dispatch(endpoints.removeSiteEntry.initiate({ token, entry }, { track: false })),
    siteWords.entries.removal.failed,
  );

/** Requests an order once. `undefined` when no order has this token; throws when the server did not answer. */
export async function fetchOrder(token: string): Promise<Order | undefined> {
  const { data, error } = await fetchAfresh(api.endpoints.getOrderStatus, token);
  if (data) return data.order;
  if (error && 'status' in error && error.status === 404) return undefined;
  throw new Error('The order could not be asked for.');
}

/** Reports every change of an order until it is told to stop. */
export function followOrder(token: string, tell: (order: Order) => void): () => void {
  const request = store.dispatch(
    api.endpoints.getOrderStatus.initiate(token, {
      subscriptionOptions: { pollingInterval: soon, skipPollingIfUnfocused: true },
    }),
  );
  const select = api.endpoints.getOrderStatus.select(token);
  let known: Order | undefined;
  const stop = store.subscribe(() => {
    const order = select(store.getState()).data?.order;
    if (!order || order === known) return;
    known = order;
    request.updateSubscriptionOptions({
      pollingInterval: order.status === 'pending' ? soon : nowAndThen,
      skipPollingIfUnfocused: true,
    });
    tell(order);
  });

  return () => {
    stop();
    request.unsubscribe();
  };
}
