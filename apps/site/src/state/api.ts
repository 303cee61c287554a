import type { CheckoutRequest, CheckoutSession } from '@awning/contract/checkout';
import type { Order } from '@awning/contract/orders';
import { urls } from '@awning/contract/urls';
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery, setupListeners } from '@reduxjs/toolkit/query';
import { generatePath } from 'react-router-dom';

const tenSeconds = 10_000;

// Loaded with the first thing that asks the server something, never with a page that is only read: it weighs as
// much as a picture. Its errors tell FETCH_ERROR, TIMEOUT_ERROR and PARSING_ERROR apart (spec.md section 8).
export const api = createApi({
  reducerPath: 'api',
  baseQuery: fetchBaseQuery({
    baseUrl: import.meta.env.VITE_API_HOST ?? '',
    credentials: 'include',
    timeout: tenSeconds,
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

// Asking again and again stops while the tab is out of sight.
setupListeners(store.dispatch);
