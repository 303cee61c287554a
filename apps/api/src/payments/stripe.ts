import { Stripe } from 'stripe';
import type { StripeSettings } from '../config.ts';
import {
  PaymentUnavailable,
  type PageState,
  type PaymentProvider,
  type PaymentSession,
  type SessionRequest,
} from './provider.ts';
import { createEventReader } from './stripeEvents.ts';

const realApi = 'https://api.stripe.com';
const realPages = 'https://checkout.stripe.com';

// Stripe counts its shortest life, half an hour, from when it hears of the page, and by its own clock.
const leeway = 2 * 60;

type Session = Stripe.Checkout.Session;

/** Takes cards through Stripe Checkout: the buyer pays on Stripe's own page, and Stripe tells us by signed events. */
export function createStripe({
  secretKey,
  webhookSecrets,
  apiUrl,
  now,
  timeout = 2_500,
  retries = 2,
}: StripeSettings & {
  now: () => Date;
  /** How long one try may be silent, in milliseconds. With three tries and the waits between, nine seconds. */
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
  const pageOrigins = origin === realApi ? [realPages] : [realPages, origin];

  const stateOf = (session: Session): PageState => {
    const { payment_intent: payment, amount_total, currency, client_reference_id } = session;
    return {
      status: statusOf(session),
      amount: amount_total ?? 0,
      currency: currency ?? '',
      ...(payment && { paymentId: typeof payment === 'string' ? payment : payment.id }),
      ...(client_reference_id && { reference: client_reference_id }),
      refunded: isRefunded(payment),
    };
  };

  const lookUp = async (id: string, signal: AbortSignal) => {
    const expand = ['payment_intent.latest_charge'];
    try {
      return stateOf(await answerOf(sessions.retrieve(id, { expand }), signal));
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

    async closeSession(id, signal) {
      try {
        await answerOf(sessions.expire(id), signal);
        return 'closed';
      } catch (error) {
        if (!(error instanceof PaymentUnavailable && error.isFinal)) throw error;
      }

      // It was not open any more: paid, or let go.
      const page = await lookUp(id, signal);
      return page === undefined || page.status === 'expired' ? 'closed' : 'paid';
    },
  };
}

/** The same for the same request, byte by byte: a try that is repeated must not look like another. */
function pageFor(request: SessionRequest): Stripe.Checkout.SessionCreateParams {
  const { reference } = request;
  return {
    mode: 'payment',
    client_reference_id: reference,
    customer_email: request.customerEmail,
    line_items: request.lines.map(({ name, amount }) => ({
      quantity: 1,
      price_data: {
        currency: request.currency.toLowerCase(),
        unit_amount: amount,
        product_data: { name },
      },
    })),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: Math.floor(request.expiresAt.getTime() / 1000) + leeway,
    metadata: { reference },
    payment_intent_data: { metadata: { reference } },
  };
}

/** Where the answer leads, if it is an answer to what was asked: the buyer is sent nowhere else. */
function checked(session: Session, request: SessionRequest, origins: readonly string[]): PaymentSession {
  const { id, url, amount_total, client_reference_id } = session as Partial<Session>;
  // By how it is written: `blob:` has the origin of what it wraps, and a name before an `@` looks like a host.
  const leadsToPay =
    typeof url === 'string' && URL.canParse(url) && origins.some((origin) => url.startsWith(`${origin}/`));
  const isOurs = [
    [client_reference_id, request.reference],
    [amount_total, request.total],
  ].every(([answer, asked]) => answer === undefined || answer === null || answer === asked);

  if (typeof id === 'string' && /^[\w-]{1,200}$/.test(id) && leadsToPay && isOurs) return { id, url };
  throw new PaymentUnavailable('Stripe named no page to pay at.', { isFinal: true });
}

function statusOf({ status, payment_status, payment_intent }: Session): PageState['status'] {
  if (payment_status === 'paid') return 'paid';
  if (status === 'expired') return 'expired';
  const isOver =
    status === 'complete' &&
    payment_intent !== null &&
    typeof payment_intent === 'object' &&
    /^(requires_payment_method|canceled)$/.test(payment_intent.status);
  return isOver ? 'expired' : 'open';
}

function isRefunded(payment: Session['payment_intent']): boolean {
  if (!payment || typeof payment === 'string') return false;
  const { latest_charge: charge } = payment;
  return charge !== null && typeof charge === 'object' && charge.refunded;
}

const isMissing = (error: unknown) =>
  error instanceof PaymentUnavailable &&
  error.cause instanceof Stripe.errors.StripeError &&
  error.cause.code === 'resource_missing';

/** What Stripe answers, in time or not at all. It can only be heard out: the call itself knows no signal. */
async function answerOf<Answer>(call: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  const { promise: tooLate, reject } = withReject();
  const stop = () => reject(new PaymentUnavailable('Stripe took too long.'));
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });

  try {
    return await Promise.race([call, tooLate]);
  } catch (cause) {
    if (cause instanceof PaymentUnavailable) throw cause;
    // Stripe keeps its answer to a key, even where it is a fault of its own. Too many, or two at once, is not kept.
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
