import { awaitsPayment } from '@awning/shop/order';
import { createSingleFlight } from '../../jobs/singleFlight.ts';
import type { PaymentSession } from '../../payments/provider.ts';
import type { Attempts } from './payment/attempts.ts';
import { stepAt } from './change.ts';
import type { OrderRecord } from './order.ts';
import type { OrdersRepository } from './orders.repository.ts';
import type { Pages } from './payment/paymentPages.ts';
import type { Paying } from './payment/payAgain.ts';
import { draftOf, hashOf, type OrderAttempt, type Purchase } from './purchase.ts';

export type Placing = { outcome: 'placed'; url: string } | { outcome: 'key-reused' };

/** Takes orders. */
export function createPlaceOrder({
  repository,
  attempts,
  pages,
  pay,
  orderUrl,
  now,
}: {
  repository: OrdersRepository;
  attempts: Attempts;
  pages: Pages;
  pay: (token: string) => Promise<Paying>;
  orderUrl: (token: string) => string;
  now: () => Date;
}) {
  const join = createSingleFlight<Placing>();

  /** Where to go for an order that is there: to its page to pay at, to a new one, or to see it. */
  const wayTo = async ({ status, expiresAt, token }: OrderRecord, url: string): Promise<string> => {
    if (!awaitsPayment(status)) return orderUrl(token);
    if (status === 'pending' && expiresAt > now()) return url;
    const paying = await pay(token);
    return paying.outcome === 'ready' ? paying.url : orderUrl(token);
  };

  const placedBefore = async (requestKey: string, hash: string, opened?: [PaymentSession, AbortSignal]) => {
    const earlier = await repository.byRequestKey(requestKey);
    if (!earlier) return undefined;
    const [session, until] = opened ?? [];
    if (session && until && session.id !== earlier.order.sessionId) await pages.close(session.id, until);
    if (earlier.requestHash !== hash) return { outcome: 'key-reused' } as const;
    return { outcome: 'placed', url: await wayTo(earlier.order, earlier.url) } as const;
  };

  const placeOnce = async (purchase: Purchase, hash: string): Promise<Placing> => {
    const { requestKey } = purchase;
    const earlier = requestKey && (await placedBefore(requestKey, hash));
    if (earlier) return earlier;

    // The provider first, and outside of any transaction: when it is away there is no order.
    const fresh = draftOf(purchase, now());
    const name = requestKey && `client ${requestKey}`;
    const until = pages.timeLimit();
    const ask = (attempt: OrderAttempt) => pages.open(attempt, `0-${attempt.tries}`, until);
    const opened = name
      ? await attempts.open({ name, hash, fresh }, ask)
      : { attempt: fresh, session: await ask(fresh) };
    if (!opened) return { outcome: 'key-reused' };

    const { attempt, session } = opened;
    const { tries: _unused, ...draft } = attempt;
    const order = {
      ...draft,
      status: 'pending' as const,
      paidAt: null,
      paidSessionId: null,
      refunded: 0,
      flag: null,
      address: null,
      sessionId: session.id,
      requestKey: requestKey ?? null,
      requestHash: hash,
    };
    const saved = await repository.save(order, stepAt('ordered', draft.createdAt), session);
    if (saved) return { outcome: 'placed', url: session.url };

    // Another process was quicker with the same request, or the reference is taken.
    const quicker = requestKey && (await placedBefore(requestKey, hash, [session, until]));
    if (quicker) return quicker;
    await pages.close(session.id, until);
    if (name) await attempts.forget(name);
    return placeOnce(purchase, hash);
  };

  /** Takes an order and says where it is paid. */
  return (purchase: Purchase): Promise<Placing> => {
    const hash = hashOf(purchase);
    if (!purchase.requestKey) return placeOnce(purchase, hash);

    // A second click joins the first, unless it asks for something else.
    return join(`${purchase.requestKey} ${hash}`, () => placeOnce(purchase, hash));
  };
}
