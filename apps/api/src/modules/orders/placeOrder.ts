import { awaitsPayment } from '@awning/shop/order';
import { keyOf } from '../../addresses/addressKey.ts';
import { createSingleFlight } from '../../jobs/singleFlight.ts';
import type { PaymentSession } from '../../payments/provider.ts';
import type { Attempts } from './payment/attempts.ts';
import { stepAt } from './change.ts';
import type { OrderRecord } from './order.ts';
import type { OrdersRepository, Placed } from './orders.repository.ts';
import type { LetGo } from './payment/lettingGo.ts';
import type { Pages } from './payment/paymentPages.ts';
import type { Click, Paying } from './payment/payAgain.ts';
import { attemptOf, hashOf, type OrderAttempt, type Purchase } from './purchase.ts';

export type Placing = { outcome: 'placed'; url: string } | { outcome: 'key-reused' };

/** Places orders. */
export function createPlaceOrder({
  repository,
  attempts,
  pages,
  pay,
  letGo,
  orderUrl,
  now,
}: {
  repository: OrdersRepository;
  attempts: Attempts;
  pages: Pages;
  pay: (token: string, click: Click) => Promise<Paying>;
  letGo: LetGo;
  orderUrl: (token: string) => string;
  now: () => Date;
}) {
  const join = createSingleFlight<Placing>();

  const payAgain = async ({ token }: OrderRecord, click: Click): Promise<Placing> => {
    const paying = await pay(token, click);
    return placed(paying.outcome === 'ready' ? paying.url : orderUrl(token));
  };

  /** The page for the buyer of an existing order: its payment page, a new one, or the order's own. */
  const wayTo = async ({ order, url }: Placed, click: Click): Promise<Placing> => {
    const { status, expiresAt, token } = order;
    if (!awaitsPayment(status)) return placed(orderUrl(token));
    return status === 'pending' && expiresAt > now() ? placed(url) : payAgain(order, click);
  };

  const placedBefore = async (requestKey: string, hash: string, click: Click) => {
    const earlier = await repository.byRequestKey(requestKey);
    if (!earlier) return undefined;
    return earlier.requestHash === hash ? wayTo(earlier, click) : ({ outcome: 'key-reused' } as const);
  };

  /** For a form that has ordered before: the buyer went back, and pressed the button again. */
  const placedFromForm = async (
    formKey: string,
    { customer }: Purchase,
    hash: string,
    click: Click,
  ): Promise<Placing | undefined> => {
    const all = await repository.ofForm(formKey);
    const again = all.find(({ requestHash }) => requestHash === hash)?.order;
    const orders = all.map(({ order }) => order);
    const isTheirs = ({ customerEmail }: OrderRecord) => keyOf(customerEmail) === keyOf(customer.email);

    const others = orders.filter(({ id, status }) => status === 'pending' && id !== again?.id);
    const paid =
      orders.find((order) => !awaitsPayment(order.status) && isTheirs(order)) ??
      (await letGo(others, click.until)).find(isTheirs);
    if (paid) return placed(orderUrl(paid.token));
    return again && payAgain(again, click);
  };

  /** The page for the buyer when another process was quicker to place the same order. */
  const placedMeanwhile = async (
    { requestKey, formKey }: Purchase,
    hash: string,
    session: PaymentSession,
    click: Click,
  ) => {
    const named = requestKey ? await repository.byRequestKey(requestKey) : undefined;
    const ofForm = formKey && !named ? await repository.ofForm(formKey) : [];
    const quicker = named ?? ofForm.find(({ requestHash }) => requestHash === hash);
    if (session.id !== quicker?.order.sessionId) await pages.close(session.id, click.until);
    if (!quicker) return undefined;
    return quicker.requestHash === hash ? wayTo(quicker, click) : ({ outcome: 'key-reused' } as const);
  };

  const placeOnce = async (purchase: Purchase, hash: string, click: Click): Promise<Placing> => {
    const { requestKey, formKey } = purchase;
    const { until } = click;
    const earlier =
      (requestKey && (await placedBefore(requestKey, hash, click))) ||
      (formKey && (await placedFromForm(formKey, purchase, hash, click)));
    if (earlier) return earlier;

    // The provider is called first, outside of any transaction: without its page there is no order.
    const fresh = attemptOf(purchase, now());
    const name = nameOf(purchase, hash);
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
    if (saved) {
      await letGo(saved.others, until);
      return placed(session.url);
    }

    // Another process was quicker with the same purchase, or the reference is taken.
    const quicker = await placedMeanwhile(purchase, hash, session, click);
    if (quicker) return quicker;
    if (name) await attempts.forget(name);
    return placeOnce(purchase, hash, click);
  };

  /** Places an order and returns its payment page. */
  return (purchase: Purchase): Promise<Placing> => {
    const { requestKey, formKey } = purchase;
    const hash = hashOf(purchase);
    const place = () => placeOnce(purchase, hash, { requestKey, until: pages.timeLimit() });
    const name = formKey ?? requestKey;

    // A second click joins the first, unless its purchase differs.
    return name ? join(`${name} ${hash}`, place) : place();
  };
}

const placed = (url: string): Placing => ({ outcome: 'placed', url });

/** The name under which the attempt is stored, if the client or its form has a key. */
function nameOf({ requestKey, formKey }: Purchase, hash: string): string | undefined {
  if (requestKey) return `client ${requestKey}`;
  return formKey && `form ${formKey} ${hash}`;
}
