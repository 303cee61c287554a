import { onTestFinished } from 'vitest';
import { createStripe } from '../payments/stripe.ts';
import { createTestApp, purchase } from './createTestApp.ts';
import { openFakeStripe, type Fault } from './fakeStripe/openFakeStripe.ts';

export const stripeKeys = {
  secretKey: 'sk_test_fake',
  webhookSecret: 'whsec_newest',
  olderSecret: 'whsec_older',
};

type Options = Parameters<typeof createTestApp>[0] & {
  /** How long one try at the provider may take, in milliseconds. */
  timeout?: number;
  retries?: number;
  /** Replaces the stand-in's own address. */
  apiUrl?: (real: string) => string;
  /** The shop's own domain for the provider's pages. */
  checkoutHost?: string;
};

/** The whole shop on a port, taking cards from a stand-in for Stripe. */
export async function createStripeShop({
  timeout = 5_000,
  retries = 0,
  apiUrl,
  checkoutHost,
  ...options
}: Options = {}) {
  const clock = { time: Date.parse('2026-11-21T09:00:00Z') };
  const now = () => new Date(clock.time);
  const { secretKey, webhookSecret, olderSecret } = stripeKeys;
  const stripe = await openFakeStripe({ secretKey, webhookSecret, now });
  onTestFinished(() => stripe.close());

  const openProvider = () =>
    createStripe({
      secretKey,
      webhookSecrets: [webhookSecret, olderSecret],
      apiUrl: apiUrl?.(stripe.apiUrl) ?? stripe.apiUrl,
      checkoutHost,
      now,
      timeout,
      retries,
    });
  const shop = await createTestApp({ clock, payments: openProvider(), ...options });
  const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  stripe.webhookUrl = `${address}/api/payments/webhook`;

  return {
    ...shop,
    stripe,
    now,
    openProvider,
    /** Ends the provider's fault. */
    mend: () => {
      stripe.fault = undefined;
    },
    break: (fault: Fault) => {
      stripe.fault = fault;
    },
    /** Buys, and returns the page to pay on. */
    buy: async (body: unknown = purchase, headers: Record<string, string> = {}) => {
      const response = await shop.post('/api/create-checkout-session', body, headers);
      const { pathname } = new URL(response.json<{ url: string }>().url);
      return pathname.split('/').at(-1)!;
    },
  };
}

export type StripeShop = Awaited<ReturnType<typeof createStripeShop>>;
