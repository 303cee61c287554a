import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Order } from '@awning/contract/orders';
import { awaitsPayment, orderLifetime, orderStatuses, type PricedOrder } from '@awning/shop/order';
import type { Mail } from '../../mail/mail.ts';
import type { PaymentEvent, PaymentProvider, PaymentSession } from '../../payments/provider.ts';
import { describeOrder, whoseTurnAfter, type OrderRecord } from './order.ts';
import type { Change, OrdersRepository } from './orders.repository.ts';
import { settlementOf } from './settlement.ts';

/** What is bought, by whom. The request's own name lets a client send it again without ordering twice. */
export interface Purchase extends PricedOrder {
  currency: string;
  customer: { name: string; email: string; business?: string };
  requestKey?: string;
}

export type Placing = { outcome: 'placed'; url: string } | { outcome: 'key-reused' };
export type Paying = { outcome: 'ready'; url: string } | { outcome: 'unknown' } | { outcome: 'paid' };

export type OrdersService = ReturnType<typeof createOrdersService>;

const unpaid = orderStatuses.filter(awaitsPayment);
// No letters or figures that are mistaken for one another when read out.
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const four = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

const step = (taken: keyof typeof whoseTurnAfter, at: Date) => ({
  step: taken,
  at,
  whoseTurn: whoseTurnAfter[taken],
});

export function createOrdersService({
  repository,
  payments,
  mails,
  siteUrl,
  now,
  newReference = () => `AW-${four()}-${four()}`,
  newToken = () => randomBytes(32).toString('base64url'),
}: {
  repository: OrdersRepository;
  payments: PaymentProvider;
  mails: { paid(order: OrderRecord, at: Date): Mail[] };
  siteUrl: string;
  now: () => Date;
  newReference?: () => string;
  newToken?: () => string;
}) {
  const underWay = new Map<string, Promise<Placing>>();
  const reopening = new Map<string, Promise<Paying>>();

  const decide = (order: OrderRecord, event: PaymentEvent): Change => {
    const settlement = settlementOf(order, event);
    switch (settlement.outcome) {
      case 'noted':
        return { set: {}, history: [], mails: [], outcome: 'noted' };
      case 'flagged':
        return { set: { flag: settlement.flag }, history: [], mails: [], outcome: settlement.flag };
      case 'moved': {
        const at = now();
        const history = [step(settlement.to, at)];
        if (settlement.to !== 'paid') {
          return { set: { status: settlement.to }, history, mails: [], outcome: 'moved' };
        }
        const paid = { status: 'paid', paidAt: at, paidSessionId: event.sessionId } as const;
        return { set: paid, history, mails: mails.paid({ ...order, ...paid }, at), outcome: 'moved' };
      }
    }
  };

  // What cannot be a token is not even looked for; some of it no database takes.
  const find = async (token: string) =>
    /^[\w-]{1,100}$/.test(token) ? repository.byToken(token) : undefined;

  const openSession = (order: Omit<OrderRecord, 'sessionId'>): Promise<PaymentSession> =>
    payments.createSession({
      reference: order.reference,
      lines: [
        { name: order.templateName, amount: order.templatePrice },
        ...order.addOns.map(({ name, price }) => ({ name, amount: price })),
      ],
      total: order.total,
      currency: order.currency,
      customerEmail: order.customerEmail,
      successUrl: `${siteUrl}/checkout/success?order=${order.token}`,
      cancelUrl: `${siteUrl}/checkout/cancelled?order=${order.token}`,
      expiresAt: order.expiresAt,
    });

  const placeOnce = async (purchase: Purchase): Promise<Placing> => {
    const { template, addOns, total, currency, customer, requestKey } = purchase;
    const requestHash = hashOf(purchase);

    const repeated = async (key: string): Promise<Placing | undefined> => {
      const earlier = await repository.byRequestKey(key);
      if (!earlier) return undefined;
      return earlier.requestHash === requestHash
        ? { outcome: 'placed', url: earlier.url }
        : { outcome: 'key-reused' };
    };
    const earlier = requestKey && (await repeated(requestKey));
    if (earlier) return earlier;

    const createdAt = now();
    const draft = {
      id: randomUUID(),
      reference: newReference(),
      token: newToken(),
      status: 'pending' as const,
      templateId: template.id,
      templateName: template.name,
      templatePrice: template.price,
      tier: template.tier,
      addOns: addOns.map(({ id, name, price }) => ({ id, name, price })),
      total,
      currency,
      customerName: customer.name,
      customerEmail: customer.email,
      customerBusiness: customer.business ?? null,
      createdAt,
      paidAt: null,
      expiresAt: new Date(createdAt.getTime() + orderLifetime),
      paidSessionId: null,
      flag: null,
    };

    // The provider first, and outside of any transaction: when it is away there is no order.
    const session = await openSession(draft);
    const order = { ...draft, sessionId: session.id, requestKey: requestKey ?? null, requestHash };
    const saved = await repository.save(order, step('ordered', createdAt), session, decide);
    if (saved) return { outcome: 'placed', url: session.url };

    // The reference is taken, or another process was quicker with the same request.
    await payments.closeSession(session.id);
    return (requestKey && (await repeated(requestKey))) || placeOnce(purchase);
  };

  const payOnce = async (token: string): Promise<Paying> => {
    const found = await find(token);
    // Of an order whose buyer is forgotten nobody could be told anything, or sent a site.
    if (!found?.order.customerEmail) return { outcome: 'unknown' };
    const { order } = found;
    if (!awaitsPayment(order.status)) return { outcome: 'paid' };
    if ((await payments.closeSession(order.sessionId)) === 'paid') return { outcome: 'paid' };

    const at = now();
    const expiresAt = new Date(at.getTime() + orderLifetime);
    const session = await openSession({ ...order, expiresAt });
    const reopened = await repository.reopen(order, unpaid, session, { now: at, expiresAt });
    if (reopened) return { outcome: 'ready', url: session.url };

    // It is paid, or another process was quicker: of two open pages both could be paid at.
    await payments.closeSession(session.id);
    const url = await repository.pageOf(order.id, unpaid);
    return url ? { outcome: 'ready', url } : { outcome: 'paid' };
  };

  return {
    /** Takes an order and says where it is paid. */
    place(purchase: Purchase): Promise<Placing> {
      const { requestKey } = purchase;
      if (!requestKey) return placeOnce(purchase);

      // A second click joins the first, unless it asks for something else.
      const name = `${requestKey} ${hashOf(purchase)}`;
      const placing = underWay.get(name) ?? placeOnce(purchase).finally(() => underWay.delete(name));
      underWay.set(name, placing);
      return placing;
    },

    async byToken(token: string): Promise<Order | undefined> {
      const found = await find(token);
      return found && describeOrder(found.order, found.history);
    },

    /** Opens another page to pay for an order that was left unpaid, and closes the one before. */
    pay(token: string): Promise<Paying> {
      // A second click joins the first.
      const paying = reopening.get(token) ?? payOnce(token).finally(() => reopening.delete(token));
      reopening.set(token, paying);
      return paying;
    },

    /** Takes note of what the payment provider says. Resolves when that is saved. */
    settle: (event: PaymentEvent): Promise<void> => repository.settle(event, now(), decide),

    /** Lets go of orders that nobody paid for in time. */
    async expireOverdue(): Promise<void> {
      if (await repository.anyOverdue(now())) await repository.expire(now(), step('expired', now()));
    },
  };
}

function hashOf({ template, addOns, customer }: Purchase): string {
  const { name, email, business } = customer;
  const asked = [template.id, addOns.map(({ id }) => id), name, email, business ?? null];
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
}
