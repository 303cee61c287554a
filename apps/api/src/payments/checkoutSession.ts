import type { CheckoutSession } from '@awning/contract/checkout';
import type { PaymentProvider } from './provider.ts';

/** Where the browser goes to pay, with the server's word for the host where that is the provider's. */
export function checkoutSessionAt(
  url: string,
  { pageOrigins }: Pick<PaymentProvider, 'pageOrigins'>,
): CheckoutSession {
  const origin = pageOrigins.find((one) => one.startsWith('https://') && url.startsWith(`${one}/`));
  return { url, ...(origin && { host: new URL(origin).host }) };
}
