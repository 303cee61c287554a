import { parseUrl } from '@awning/shop/parseUrl';
import type { Stripe } from 'stripe';
import { PaymentUnavailable, type PageState, type PaymentSession, type SessionRequest } from './provider.ts';

// Stripe counts its shortest lifetime, half an hour, from when it receives the request, and by its own clock.
const leeway = 2 * 60;

type Session = Stripe.Checkout.Session;

/** The state of a page, in our words. */
export function pageStateOf(session: Session): PageState {
  const { payment_intent: payment, amount_total, currency, client_reference_id } = session;
  return {
    status: statusOf(session),
    amount: amount_total ?? 0,
    currency: currency ?? '',
    paymentId: typeof payment === 'string' ? payment : payment?.id,
    reference: client_reference_id ?? undefined,
    refunded: refundedOf(payment),
  };
}

/** The same for the same request, byte by byte: a retry must not look like another request. */
export function pageFor(request: SessionRequest): Stripe.Checkout.SessionCreateParams {
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

/** The address in the answer, if it answers our request: the buyer is sent nowhere else. */
export function checked(
  session: Session,
  request: SessionRequest,
  origins: readonly string[],
): PaymentSession {
  const { id, url, amount_total, client_reference_id } = session as Partial<Session>;
  // By its text: `blob:` has the origin of the address in it, and a name before an `@` looks like a host.
  const leadsToPay =
    typeof url === 'string' &&
    parseUrl(url) !== undefined &&
    origins.some((origin) => url.startsWith(`${origin}/`));
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

function refundedOf(payment: Session['payment_intent']): number {
  if (!payment || typeof payment === 'string') return 0;
  const { latest_charge: charge } = payment;
  return charge !== null && typeof charge === 'object' ? charge.amount_refunded : 0;
}
