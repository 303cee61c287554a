import { Stripe } from 'stripe';
import { PaymentUnavailable, RefundRefused, type PaymentProvider, type RefundRequest } from './provider.ts';

const notSent: readonly (string | null)[] = ['failed', 'canceled'];

/**
 * Refunds through Stripe. Stripe forgets a key after a day, and stores a fault of its own under it: so where a refund
 * may have been made already, Stripe's list is read, in which every refund of ours bears our name.
 */
export function createStripeRefunds({
  refunds,
  answerOf,
}: {
  refunds: Stripe['refunds'];
  /** Stripe's answer, or a timeout. */
  answerOf: <Answer>(call: Promise<Answer>, signal: AbortSignal) => Promise<Answer>;
}): PaymentProvider['refund'] {
  const inBook = async (payment_intent: string, id: string, signal: AbortSignal) => {
    const { data } = await answerOf(refunds.list({ payment_intent, limit: 100 }), signal);
    return data.find(({ metadata }) => metadata?.['refund'] === id);
  };

  const make = async ({ id, amount }: RefundRequest, payment_intent: string, signal: AbortSignal) => {
    const params = { payment_intent, amount, metadata: { refund: id } };
    try {
      return await answerOf(refunds.create(params, { idempotencyKey: `refund-${id}` }), signal);
    } catch (error) {
      if (!(error instanceof PaymentUnavailable && error.isFinal)) throw error;
      const made = await inBook(payment_intent, id, signal);
      if (made) return made;
      throw new RefundRefused(wordsOf(error.cause), { cause: error });
    }
  };

  return async (request, signal) => {
    const { id, paymentId, again } = request;
    if (paymentId === null) throw new RefundRefused('Stripe never named the payment of this order.');

    const known = again ? await inBook(paymentId, id, signal) : undefined;
    const refund = known ?? (await make(request, paymentId, signal));
    if (typeof refund.id !== 'string') throw new PaymentUnavailable('Stripe named no refund.');
    if (notSent.includes(refund.status)) throw new RefundRefused('Stripe could not send the money back.');
    return { id: refund.id };
  };
}

const wordsOf = (cause: unknown) =>
  cause instanceof Stripe.errors.StripeError ? cause.message.slice(0, 300) : 'It gave no reason.';
