import { checkout } from '@awning/content/orders/checkout';
import type { CheckoutRequest } from '@awning/contract/checkout';
import type { Failure } from '@awning/contract/failure';
import { filledIn } from '@awning/shop/billing';
import { api, store } from '../../state/store.ts';
import { failureOf } from '../../api/failure.ts';
import { paymentAddress } from './paymentAddress.ts';

type Payment = { outcome: 'ready'; url: string } | { outcome: 'refused'; failure: Failure };

// The same request keeps the same key: sent again, as after a lost answer, it places no second order. (A page that is
// not served over TLS has no `randomUUID`.)
let named = { asked: '', key: '' };
function keyOf(request: CheckoutRequest) {
  const asked = JSON.stringify(request);
  if (asked !== named.asked) named = { asked, key: crypto.getRandomValues(new Uint32Array(4)).join('-') };
  return named.key;
}

/** Places an order and learns where to pay for it. */
export async function startCheckout({ billing, ...bought }: CheckoutRequest): Promise<Payment> {
  const request = { ...bought, ...(billing && { billing: filledIn(billing) }) };
  const asking = api.endpoints.createCheckoutSession.initiate({ request, key: keyOf(request) });
  const { data, error } = await store.dispatch(asking);
  const url = data && paymentAddress(data, location.origin);
  if (url) return { outcome: 'ready', url };
  return {
    outcome: 'refused',
    failure: failureOf(error ?? { message: 'No payment page was named.' }, checkout.failed),
  };
}
