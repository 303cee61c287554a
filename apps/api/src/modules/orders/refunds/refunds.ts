import { randomUUID } from 'node:crypto';
import type { OrderStatus } from '@awning/shop/order';
import {
  PaymentUnavailable,
  RefundRefused,
  type PaymentEvent,
  type PaymentProvider,
} from '../../../payments/provider.ts';
import { createProviderPolling } from '../payment/providerPolling.ts';
import type { OrderRecord } from '../order.ts';
import { moneyEventOf } from '../payment/pageEvents.ts';
import type { Asking, OpenRefund, RefundsRepository } from './refunds.repository.ts';

const minute = 60_000;
/** A refund without an outcome after this long is requested again. */
const quickest = minute;

export interface RefundWish {
  /** Left out, it is the whole rest. */
  amount?: number | undefined;
  /** Why the money goes back. */
  note: string;
  /** Whether a person has looked at the reason for the flag. */
  looked: boolean;
}

type Refusal =
  | { outcome: 'impossible'; from: OrderStatus; to: OrderStatus }
  /** The order was not paid at a payment page. */
  | { outcome: 'no-payment' }
  | { outcome: 'under-way' }
  /** Work has not begun: all of the money is due to the buyer. */
  | { outcome: 'whole-only'; left: number; currency: string }
  | { outcome: 'too-much'; left: number; currency: string };

export type Refunding =
  | Refusal
  | { outcome: 'unknown' }
  /** The provider accepted it; the outcome comes with its event. */
  | { outcome: 'asked' }
  /** The refund is stored, and requested again by a background job. */
  | { outcome: 'away' }
  /** The provider refused: the money stays. */
  | { outcome: 'refused'; reason: string };

const refundable: readonly OrderStatus[] = ['paid', 'in_progress', 'delivered'];

/**
 * Refunds money: stores the desk's request, sends it to the provider once, and repeats it until the provider has
 * answered.
 */
export function createRefunds({
  repository,
  payments,
  settle,
  now,
  log,
  paymentTimeouts,
}: {
  repository: RefundsRepository;
  payments: PaymentProvider;
  /** Settles an event of the provider. */
  settle: (event: PaymentEvent) => Promise<void>;
  now: () => Date;
  log: (message: string) => void;
  /** How long the provider may take, in milliseconds: while an admin waits, and in a background job. */
  paymentTimeouts: { till: number; job: number };
}) {
  const send = async (
    { currency: _its, ...refund }: OpenRefund,
    again: boolean,
    signal: AbortSignal,
  ): Promise<Refunding> => {
    try {
      const { id: providerId } = await payments.refund({ ...refund, again }, signal);
      await repository.taken(refund.id, providerId, now());
      return { outcome: 'asked' };
    } catch (error) {
      if (!(error instanceof RefundRefused)) throw error;
      await repository.fail(refund.id, error.message, now());
      return { outcome: 'refused', reason: error.message };
    }
  };

  const poll = createProviderPolling<OpenRefund>({
    nameOf: ({ id }) => id,
    now,
    log,
    timeoutMs: paymentTimeouts.job,
  });

  return {
    /** Refunds money for an admin. Of two admins who ask at once, the second is told of the first. */
    async ask(orderId: string, wish: RefundWish, actorId: string): Promise<Refunding> {
      const asked = await repository.ask<Refusal>(orderId, (order, isUnderWay) => {
        const refusal = refusalOf(order, wish.amount, isUnderWay);
        return refusal ? { refusal } : asking(order, wish, actorId, now());
      });
      if (asked === undefined) return { outcome: 'unknown' };
      if ('outcome' in asked) return asked;

      const refund = await repository.find(asked.refundId);
      if (!refund) throw new Error('A refund without the page that was paid.');
      try {
        return await send(refund, false, AbortSignal.timeout(paymentTimeouts.till));
      } catch (error) {
        if (!(error instanceof PaymentUnavailable)) throw error;
        log(`A refund is still to be asked for: ${error.message}`);
        return { outcome: 'away' };
      }
    },

    /** Repeats requests for refunds without an outcome: the request, its response or its event was lost. */
    async reconcile(): Promise<void> {
      const asked = await repository.asked(new Date(now().getTime() - quickest));
      await poll(asked, async (refund, signal) => {
        if ((await send(refund, true, signal)).outcome !== 'asked') return;
        const page = await payments.lookUp(refund.sessionId, signal);
        const event = page && moneyEventOf(refund.sessionId, page);
        if (event) await settle(event);
      });
    },
  };
}

export type Refunds = ReturnType<typeof createRefunds>;

function refusalOf(order: OrderRecord, amount: number | undefined, isUnderWay: boolean): Refusal | undefined {
  const { status, paidSessionId, total, refunded, currency } = order;
  const left = total - refunded;
  if (!refundable.includes(status)) return { outcome: 'impossible', from: status, to: 'refunded' };
  if (paidSessionId === null) return { outcome: 'no-payment' };
  if (isUnderWay) return { outcome: 'under-way' };
  if (amount === undefined || amount === left) return undefined;
  if (amount > left) return { outcome: 'too-much', left, currency };
  return status === 'paid' ? { outcome: 'whole-only', left, currency } : undefined;
}

function asking(order: OrderRecord, { amount, note, looked }: RefundWish, actorId: string, at: Date): Asking {
  const refund = {
    id: randomUUID(),
    orderId: order.id,
    amount: amount ?? order.total - order.refunded,
    note,
    actorId,
    askedAt: at,
    state: 'asked',
  };
  const entry = { at, actorId, subjectId: order.id };
  const isUnflagged = looked && order.flag !== null;
  return {
    refund,
    isUnflagged,
    audit: [
      ...(isUnflagged
        ? [{ ...entry, action: 'order.flag' as const, detail: { from: order.flag, to: null } }]
        : []),
      { ...entry, action: 'order.refund', detail: { amount: refund.amount, currency: order.currency } },
    ],
  };
}
