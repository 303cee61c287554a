import { randomBytes } from 'node:crypto';
import type { Params } from './form.ts';
import { invalid, readPage, readRefund } from './rules.ts';

export interface FakeSession extends ReturnType<typeof readPage> {
  id: string;
  url: string;
  status: 'open' | 'complete' | 'expired';
  paid: 'paid' | 'unpaid';
  payment: { id: string; status: string; refunded: number } | undefined;
}

export interface FakeRefund {
  id: string;
  payment: string;
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  status: 'succeeded' | 'failed';
}

export interface FakeEvent {
  id: string;
  type: string;
  body: Buffer;
  /** Whether the shop acknowledged it. */
  isHeard: boolean;
}

const named = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`;

/** Stripe's records: pages, the payments on them, and the events about both. */
export function createBook(now: () => Date) {
  const sessions = new Map<string, FakeSession>();
  const events: FakeEvent[] = [];
  const refunds: FakeRefund[] = [];

  const find = (id: string) => {
    const session = sessions.get(id);
    if (!session) throw invalid(`No such checkout.session: ${id}`, 'session', 'resource_missing', 404);
    const isOver = session.status === 'open' && session.expiresAt * 1000 <= now().getTime();
    if (isOver) close(session);
    return session;
  };

  const tell = (type: string, object: Record<string, unknown>): FakeEvent => {
    const id = named('evt');
    const created = Math.floor(now().getTime() / 1000);
    const event = { id, object: 'event', type, created, livemode: false, data: { object } };
    const recorded = { id, type, body: Buffer.from(JSON.stringify(event, undefined, 2)), isHeard: false };
    events.push(recorded);
    return recorded;
  };

  const tellOf = (session: FakeSession, what: string, change: Record<string, unknown> = {}) =>
    tell(`checkout.session.${what}`, { ...describe(session), ...change });

  const close = (session: FakeSession) => {
    session.status = 'expired';
    return tellOf(session, 'expired');
  };

  const buy = (id: string, paid: FakeSession['paid']) => {
    const session = find(id);
    if (session.status !== 'open') throw invalid('This page is not open.', undefined, undefined, 409);
    const status = paid === 'paid' ? 'succeeded' : 'processing';
    Object.assign(session, { status: 'complete', paid, payment: { id: named('pi'), status, refunded: 0 } });
    return session;
  };

  /** Refunds, as by the API or by hand in the dashboard. */
  const giveBack = (session: FakeSession, amount: number, metadata: Record<string, string>) => {
    const payment = session.payment!;
    const left = session.amount - payment.refunded;
    if (left === 0) {
      throw invalid(
        `Charge ch_${payment.id} has already been refunded.`,
        undefined,
        'charge_already_refunded',
      );
    }
    if (amount > left) {
      throw invalid(
        `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
        'amount',
      );
    }
    payment.refunded += amount;
    const { currency } = session;
    const refund: FakeRefund = {
      id: named('re'),
      payment: payment.id,
      amount,
      currency,
      metadata,
      status: 'succeeded',
    };
    refunds.push(refund);
    return { refund, event: tell('charge.refunded', chargeOf(session, payment)) };
  };

  return {
    sessions,
    events,
    refunds,
    find,
    refund(params: Params): FakeRefund {
      const { payment_intent, amount, metadata } = readRefund(params);
      const session = [...sessions.values()].find(({ payment }) => payment?.id === payment_intent);
      if (!session)
        throw invalid(`No such payment_intent: '${payment_intent}'`, undefined, 'resource_missing');
      return giveBack(session, amount, metadata).refund;
    },
    open(params: Params): FakeSession {
      const id = `cs_test_${randomBytes(24).toString('hex')}`;
      const url = `https://checkout.stripe.com/c/pay/${id}#fidkdWxOYHwnPyd1blpxYHZxWjA0`;
      const session: FakeSession = {
        ...readPage(params, now()),
        id,
        url,
        status: 'open',
        paid: 'unpaid',
        payment: undefined,
      };
      sessions.set(id, session);
      return session;
    },
    expire(id: string): FakeSession {
      const session = find(id);
      if (session.status !== 'open') {
        throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.', 'session');
      }
      close(session);
      return session;
    },

    /** The actions of people. `change` is a wrong value that Stripe would report. */
    acts: {
      pay: (id: string, change?: Record<string, unknown>) => tellOf(buy(id, 'paid'), 'completed', change),
      promise: (id: string) => tellOf(buy(id, 'unpaid'), 'completed'),
      moneyComes(id: string) {
        const session = find(id);
        session.paid = 'paid';
        session.payment!.status = 'succeeded';
        return tellOf(session, 'async_payment_succeeded');
      },
      moneyFails(id: string) {
        const session = find(id);
        session.payment!.status = 'requires_payment_method';
        return tellOf(session, 'async_payment_failed');
      },
      abandon: (id: string) => close(find(id)),
      refund(id: string, amount?: number) {
        const session = find(id);
        return giveBack(session, amount ?? session.amount - session.payment!.refunded, {}).event;
      },
      /** The buyer's bank sends it back: reported twice, as by Stripe. */
      failRefund(id: string) {
        const refund = refunds.find((one) => one.id === id)!;
        refund.status = 'failed';
        return ['refund.updated', 'refund.failed'].map((type) => tell(type, describeRefund(refund)));
      },
      dispute(id: string) {
        const { amount, currency, payment } = find(id);
        return tell('charge.dispute.created', {
          id: named('dp'),
          object: 'dispute',
          status: 'needs_response',
          amount,
          currency,
          payment_intent: payment!.id,
        });
      },
      /** Sends an event that is about none of the shop's orders. */
      mention: (type: string, object: Record<string, unknown>) => tell(type, object),
    },
  };
}

const chargeOf = (
  { amount, currency }: FakeSession,
  { id, refunded }: NonNullable<FakeSession['payment']>,
) => ({
  id: `ch_${id}`,
  object: 'charge',
  amount,
  amount_refunded: refunded,
  refunded: refunded === amount,
  currency,
  payment_intent: id,
});

/** A refund as Stripe writes it. */
export const describeRefund = ({ payment, ...refund }: FakeRefund) => ({
  ...refund,
  object: 'refund',
  payment_intent: payment,
  charge: `ch_${payment}`,
});

/** A page as Stripe writes it. With `whole`, its payment and charge are expanded. */
export function describe(session: FakeSession, whole = false): Record<string, unknown> {
  const { id, url, amount, currency, reference, payment, status, paid, expiresAt, email } = session;
  return {
    id,
    object: 'checkout.session',
    mode: 'payment',
    amount_subtotal: amount,
    amount_total: amount,
    currency,
    client_reference_id: reference,
    customer_email: email,
    expires_at: expiresAt,
    metadata: { reference },
    payment_intent:
      payment && whole
        ? {
            id: payment.id,
            object: 'payment_intent',
            status: payment.status,
            latest_charge: paid === 'paid' ? chargeOf(session, payment) : null,
          }
        : (payment?.id ?? null),
    payment_status: paid,
    status,
    success_url: session.successUrl,
    cancel_url: session.cancelUrl,
    url: status === 'open' ? url : null,
  };
}
