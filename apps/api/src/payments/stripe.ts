import { Stripe } from 'stripe';
import type { StripeSettings } from '../config.ts';
import { PaymentUnavailable, type PaymentProvider } from './provider.ts';
import { createStripeRefunds } from './stripeRefunds.ts';
import { createEventReader } from './stripeEvents.ts';
import { checked, pageFor, pageStateOf } from './stripePages.ts';

const realApi = 'https://api.stripe.com';
const realPages = 'https://checkout.stripe.com';

/**
 * Takes cards through Stripe Checkout: the buyer pays on Stripe's own page, and Stripe notifies us by signed events.
 */
export function createStripe({
  secretKey,
  webhookSecrets,
  apiUrl,
  checkoutHost,
  now,
  timeout = 2_500,
  retries = 2,
}: StripeSettings & {
  now: () => Date;
  /**
   * How long Stripe may be silent in one try, in milliseconds. Three tries with the waits between take nine seconds.
   */
  timeout?: number;
  retries?: number;
}): PaymentProvider {
  const { hostname, port, protocol, origin } = new URL(apiUrl);
  const stripe = new Stripe(secretKey, {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout,
    maxNetworkRetries: retries,
    telemetry: false,
  });
  const { sessions } = stripe.checkout;
  // Stripe's own host stays allowed beside the shop's: they cannot be switched at Stripe and here at the same moment.
  const others = [checkoutHost && `https://${checkoutHost}`, origin !== realApi && origin];
  const pageOrigins = [...new Set([realPages, ...others.filter((one) => typeof one === 'string')])];

  const lookUp = async (id: string, signal: AbortSignal) => {
    const expand = ['payment_intent.latest_charge'];
    try {
      return pageStateOf(await answerOf(sessions.retrieve(id, { expand }), signal));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };

  return {
    pageOrigins,
    lookUp,
    readEvent: createEventReader({ webhooks: Stripe.webhooks, secrets: webhookSecrets, now }),

    async createSession(request, signal) {
      const { idempotencyKey } = request;
      const session = await answerOf(sessions.create(pageFor(request), { idempotencyKey }), signal);
      return checked(session, request, pageOrigins);
    },

    refund: createStripeRefunds({ refunds: stripe.refunds, answerOf }),

    async closeSession(id, signal) {
      try {
        await answerOf(sessions.expire(id), signal);
        return 'closed';
      } catch (error) {
        if (!(error instanceof PaymentUnavailable && error.isFinal)) throw error;
      }

      // It was no longer open: paid, or expired.
      const page = await lookUp(id, signal);
      return page === undefined || page.status === 'expired' ? 'closed' : 'paid';
    },
  };
}

const isMissing = (error: unknown) =>
  error instanceof PaymentUnavailable &&
  error.cause instanceof Stripe.errors.StripeError &&
  error.cause.code === 'resource_missing';

/** Stripe's answer, or a timeout. The call itself cannot be aborted, only ignored. */
async function answerOf<Answer>(call: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  const { promise: tooLate, reject } = withReject();
  const stop = () => reject(new PaymentUnavailable('Stripe took too long.'));
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });

  try {
    return await Promise.race([call, tooLate]);
  } catch (cause) {
    if (cause instanceof PaymentUnavailable) throw cause;
    // Stripe stores its answer under a key, even where it is a fault of its own. Too many requests, or two at once, are
    // not stored.
    const status = cause instanceof Stripe.errors.StripeError ? (cause.statusCode ?? 0) : 0;
    const isFinal = status >= 400 && status !== 409 && status !== 429;
    throw new PaymentUnavailable('Stripe did not do what it was asked.', { cause, isFinal });
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function withReject() {
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<never>((_resolve, refuse) => {
    reject = refuse;
  });
  return { promise, reject };
}
