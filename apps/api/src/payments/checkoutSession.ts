import type { CheckoutSession } from '@awning/contract/checkout';
import type { PaymentProvider } from './provider.ts';

/** The address of the payment page, with its host as vouched for by the server where that is the provider's. */
export function checkoutSessionAt(
  url: string,
  { pageOrigins }: Pick<PaymentProvider, 'pageOrigins'>,
): CheckoutSession {
  const origin = pageOrigins.find((one) => one.startsWith('https://') && url.startsWith(`${one}/`));
  return { url, ...(origin && { host: new URL(origin).host }) };
}
