import type { IncomingHttpHeaders } from 'node:http';
import type { Stripe } from 'stripe';
import { Type, type Static } from 'typebox';
import { Check } from 'typebox/value';
import type { EventReading, PaymentEvent } from './provider.ts';

/** How far, in seconds, the sender's clock may be from ours. */
const tolerance = 300;

const Name = Type.String({ pattern: '^[!-~]{1,255}$' });
const Amount = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
const Currency = Type.String({ pattern: '^[A-Za-z]{3}$' });
/** The id of an object, or the object itself where Stripe was asked to expand it. */
const Reference = Type.Union([Name, Type.Object({ id: Name })]);

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const Signed = Type.Object({ id: Name, type: Type.String(), data: Type.Object({ object: Type.Unknown() }) });

const Session = Type.Object({
  id: Name,
  payment_status: Type.String(),
  amount_total: Amount,
  currency: Currency,
  client_reference_id: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  payment_intent: Type.Optional(Type.Union([Reference, Type.Null()])),
});

const Charge = Type.Object({
  payment_intent: Reference,
  refunded: Type.Boolean(),
  amount_refunded: Amount,
  currency: Currency,
});

const Refund = Type.Object({
  payment_intent: Reference,
  amount: Amount,
  currency: Currency,
  status: Type.String(),
  metadata: Type.Optional(Type.Union([Type.Object({ refund: Type.Optional(Type.String()) }), Type.Null()])),
});

const Dispute = Type.Object({ payment_intent: Reference, amount: Amount, currency: Currency });

/** Tells events that Stripe signed from forged ones. It calls no server: the event itself must be enough. */
export function createEventReader({
  webhooks,
  secrets,
  now,
}: {
  webhooks: Stripe['webhooks'];
  /** Each may have signed: there are two while the secret changes. */
  secrets: readonly string[];
  now: () => Date;
}) {
  const read = (rawBody: Buffer, header: string): unknown => {
    if (header.length > 2_000 || !isRecent(header, now())) return undefined;
    for (const secret of secrets) {
      try {
        return webhooks.constructEvent(rawBody, header, secret, tolerance, undefined, now().getTime());
      } catch {
        // The other secret may have signed it.
      }
    }
    return undefined;
  };

  return (rawBody: Buffer, headers: IncomingHttpHeaders): EventReading => {
    const header = headers['stripe-signature'];
    const signed = typeof header === 'string' ? read(rawBody, header) : undefined;
    if (signed === undefined) return { outcome: 'refused' };

    const event = Check(Signed, signed) ? eventOf(signed) : undefined;
    return event ? { outcome: 'event', event } : { outcome: 'ignored' };
  };
}

// Stripe's own check accepts a timestamp from the future.
function isRecent(header: string, now: Date): boolean {
  const stamps = header.split(',').flatMap((part) => (part.startsWith('t=') ? [part.slice(2)] : []));
  const [stamp = '', second] = stamps;
  const age = Math.floor(now.getTime() / 1000) - Number(stamp);
  return second === undefined && /^\d{1,12}$/.test(stamp) && Math.abs(age) <= tolerance;
}

function eventOf({ id, type, data: { object } }: Static<typeof Signed>): PaymentEvent | undefined {
  switch (type) {
    case 'checkout.session.completed':
      if (!Check(Session, object)) return undefined;
      return pageEvent(id, object.payment_status === 'paid' ? 'paid' : 'processing', object);
    case 'checkout.session.async_payment_succeeded':
      return Check(Session, object) ? pageEvent(id, 'paid', object) : undefined;
    case 'checkout.session.async_payment_failed':
      return Check(Session, object) ? pageEvent(id, 'failed', object) : undefined;
    case 'checkout.session.expired':
      return Check(Session, object) ? pageEvent(id, 'expired', object) : undefined;
    case 'charge.refunded':
      if (!Check(Charge, object)) return undefined;
      return {
        id,
        type: object.refunded ? 'refunded' : 'partly-refunded',
        paymentId: nameOf(object.payment_intent),
        amount: object.amount_refunded,
        currency: object.currency,
      };
    case 'refund.updated':
    case 'refund.failed':
      return Check(Refund, object) ? refundFailed(id, object) : undefined;
    case 'charge.dispute.created': {
      if (!Check(Dispute, object)) return undefined;
      const { payment_intent, amount, currency } = object;
      return { id, type: 'disputed', paymentId: nameOf(payment_intent), amount, currency };
    }
    default:
      return undefined;
  }
}

const nameOf = (reference: Static<typeof Reference>) =>
  typeof reference === 'string' ? reference : reference.id;

/** A refund on its way is reported by its charge; a failed one, only by the refund itself. */
function refundFailed(id: string, refund: Static<typeof Refund>): PaymentEvent | undefined {
  const { payment_intent, amount, currency, status, metadata } = refund;
  if (status !== 'failed' && status !== 'canceled') return undefined;
  const ours = metadata?.refund;
  const refundId = ours !== undefined && isUuid.test(ours) ? ours : undefined;
  return {
    id,
    type: 'refund-failed',
    paymentId: nameOf(payment_intent),
    amount,
    currency,
    refundId,
  };
}

function pageEvent(
  id: string,
  type: 'paid' | 'processing' | 'failed' | 'expired',
  session: Static<typeof Session>,
): PaymentEvent {
  const { payment_intent, client_reference_id, amount_total, currency } = session;
  return {
    id,
    type,
    sessionId: session.id,
    amount: amount_total,
    currency,
    paymentId: payment_intent ? nameOf(payment_intent) : undefined,
    // Our references are plain ASCII; any other is not ours, and is not passed to a database.
    ...(client_reference_id && { reference: Check(Name, client_reference_id) ? client_reference_id : '?' }),
  };
}
