import type { CheckoutRequest } from '@awning/contract/checkout';
import type { Failure } from '@awning/contract/failure';
import { api, store } from './api.ts';
import { failureOf } from './failure.ts';
import { paymentAddress } from './paymentAddress.ts';

type Payment = { outcome: 'ready'; url: string } | { outcome: 'refused'; failure: Failure };

/** Places an order and learns where to pay for it. */
export async function startCheckout(request: CheckoutRequest): Promise<Payment> {
  const { data, error } = await store.dispatch(api.endpoints.createCheckoutSession.initiate(request));
  const url = data && paymentAddress(data.url, location.origin);
  if (url) return { outcome: 'ready', url };
  return { outcome: 'refused', failure: failureOf(error ?? { message: 'No payment page was named.' }) };
}
