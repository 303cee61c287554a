import { failures } from '@awning/content/problems/failures';
import type { Failure } from '@awning/contract/failure';
import type { CheckoutRequest, CheckoutSession } from '@awning/contract/checkout';
import type { Order } from '@awning/contract/orders';
import { urls } from '@awning/contract/urls';
import { configureStore, type SerializedError } from '@reduxjs/toolkit';
import {
  createApi,
  fetchBaseQuery,
  QueryStatus,
  setupListeners,
  type ApiEndpointQuery,
  type EndpointDefinitions,
  type FetchBaseQueryError,
  type QueryDefinition,
} from '@reduxjs/toolkit/query';
import { generatePath } from 'react-router-dom';
import { createFetch } from './createFetch.ts';
import { failureOf } from '../api/failure.ts';
import { notify } from './notifications.ts';
import { currentSession, onSession } from './session.ts';

const tenSeconds = 10_000;

// Loaded with the first request to the server, never with a page that is only read: it weighs as much as a picture. Its
// errors distinguish FETCH_ERROR, TIMEOUT_ERROR and PARSING_ERROR (docs/product.md, “Forms and mail”).
export const api = createApi({
  reducerPath: 'api',
  baseQuery: fetchBaseQuery({
    baseUrl: import.meta.env.VITE_API_HOST ?? '',
    credentials: 'include',
    timeout: tenSeconds,
    fetchFn: createFetch(() => notify('error', failures.sessionEnded)),
  }),
  keepUnusedDataFor: 60,
  endpoints: (build) => ({
    createCheckoutSession: build.mutation<CheckoutSession, { request: CheckoutRequest; key: string }>({
      query: ({ request, key }) => ({
        url: urls.createCheckoutSession,
        method: 'POST',
        body: request,
        headers: { 'idempotency-key': key },
      }),
    }),
    getOrderStatus: build.query<{ order: Order }, string>({
      query: (token) => generatePath(urls.orderStatus, { token }),
    }),
  }),
});

export const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});

// Polling stops while the tab is hidden.
setupListeners(store.dispatch);

// Data of one user must not reach the next. (Data of a guest are public.)
let asker = currentSession().user?.id;
onSession(() => {
  const { user } = currentSession();
  const last = asker;
  asker = user?.id;
  if (user && user.id !== last && !navigator.cookieEnabled) notify('error', failures.cookiesOff);
  if (last && last !== asker) store.dispatch(api.util.resetApiState());
});

type Query<Argument, Answer> = ApiEndpointQuery<
  QueryDefinition<Argument, ReturnType<typeof fetchBaseQuery>, never, Answer, 'api'>,
  EndpointDefinitions
>;

/**
 * Requests the present state, and does not cache it for the next page. A request under way would be shared, and may
 * have been answered before the change that one asks after: it is waited for, and the request repeated.
 */
export async function fetchAfresh<Argument, Answer>(
  query: Query<Argument, Answer>,
  argument: NoInfer<Argument>,
) {
  const { status } = query.select(argument)(store.getState());
  if (status === QueryStatus.pending) await store.dispatch(query.initiate(argument, { subscribe: false }));
  return store.dispatch(query.initiate(argument, { forceRefetch: true, subscribe: false }));
}

/** The result of a request to the server. */
export type Outcome<Answer> = { answer: Answer; failure?: never } | { failure: Failure; answer?: never };

/** The answer of a call, or the reason why there is none: in the server's words, or in `sentence`. */
export async function outcomeOf<Answer>(
  call: PromiseLike<{ data?: Answer | undefined; error?: FetchBaseQueryError | SerializedError | undefined }>,
  sentence: string,
): Promise<Outcome<Answer>> {
  const { data, error } = await call;
  return error ? { failure: failureOf(error, sentence) } : { answer: data as Answer };
}
