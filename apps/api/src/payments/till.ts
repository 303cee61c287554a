import { createHmac } from 'node:crypto';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { asUnavailable } from '../database/unavailable.ts';
import {
  PaymentUnavailable,
  RefundRefused,
  type PageState,
  type PaymentEvent,
  type PaymentProvider,
} from './provider.ts';
import { isSigned, sign } from './signature.ts';
import { sumOf, type TillRepository, type TillSession } from './till.repository.ts';

const Name = Type.String({ pattern: '^[!-~]{1,200}$' });

const told = {
  id: Name,
  sessionId: Name,
  amount: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
  currency: Type.String({ pattern: '^[A-Za-z]{3}$' }),
};
const EventBody = Type.Union([
  Type.Object({ ...told, type: Type.Enum(['paid', 'failed', 'cancelled', 'expired']) }),
  Type.Object({ ...told, type: Type.Enum(['refunded', 'partly-refunded']) }),
]);

export const signatureHeader = 'awning-signature';

/** Delivers a signed event to the shop's own webhook and returns the status of the response. */
export type Delivery = (body: Buffer, signature: string) => Promise<number>;

export type TillVisit =
  | { outcome: 'unknown' }
  | { outcome: 'open' | 'over'; session: TillSession }
  /** The shop was notified; the browser goes on. */
  | { outcome: 'done'; goTo: string }
  | { outcome: 'unheard'; session: TillSession };

export type Till = ReturnType<typeof createTill>;

/** Stands in for a card payment provider: it keeps its own records, and notifies the shop by signed events alone. */
export function createTill({
  repository,
  secret,
  siteUrl,
  now,
}: {
  repository: TillRepository;
  secret: string;
  siteUrl: string;
  now: () => Date;
}) {
  let webhook: Delivery | undefined;

  const provider: PaymentProvider = {
    pageOrigins: [],
    async createSession({ customerEmail: _unused, idempotencyKey, lines, ...request }) {
      // The same key gives the same page id, which nobody else can compute.
      const id = `till_${createHmac('sha256', secret).update(idempotencyKey).digest('base64url')}`;
      await orUnavailable(
        repository.save({ ...request, id, lines: [...lines], status: 'open', refunds: [] }),
      );
      return { id, url: `${siteUrl}/pay/${id}` };
    },
    async lookUp(id) {
      const session = await orUnavailable(repository.find(id));
      return session && pageStateOf(session, now());
    },
    async closeSession(id) {
      return (await orUnavailable(repository.close(id, 'closed'))) === 'paid' ? 'paid' : 'closed';
    },
    async refund({ id, sessionId, amount }) {
      const session = await orUnavailable(repository.refund(sessionId, { id, amount }));
      if (!session) {
        throw new RefundRefused('The test till has no such payment any more, or not so much is left of it.');
      }
      // A repeated request notifies the shop again, in case it missed the event; the records can be looked up, too.
      if (webhook) await tell(refundEvent(session, id), webhook);
      return { id };
    },
    readEvent(rawBody, headers) {
      const signature = headers[signatureHeader];
      if (typeof signature !== 'string' || !isSigned(rawBody, signature, secret, now()))
        return { outcome: 'refused' };
      const event = parse(rawBody);
      return Check(EventBody, event) ? { outcome: 'event', event } : { outcome: 'refused' };
    },
  };

  const visit = async (id: string): Promise<Exclude<TillVisit, { outcome: 'unheard' }>> => {
    const session = await repository.find(id);
    if (!session) return { outcome: 'unknown' };
    if (session.status === 'paid') return { outcome: 'done', goTo: session.successUrl };
    if (session.status === 'cancelled') return { outcome: 'done', goTo: session.cancelUrl };
    const over = session.status !== 'open' || session.expiresAt <= now();
    return { outcome: over ? 'over' : 'open', session };
  };

  /** Notifies the shop. A repeated event has the same id, so it may be sent until it is received. */
  const tell = async (event: PaymentEvent, deliver: Delivery) => {
    const body = Buffer.from(JSON.stringify(event));
    return (await deliver(body, sign(body, secret, now()))) === 200;
  };

  return {
    provider,
    visit,
    /** Delivers the events that no buyer waits for. */
    connect(deliver: Delivery) {
      webhook = deliver;
    },
    /** The buyer's choice. A choice that the shop did not receive did not happen, and may be made again. */
    async choose(id: string, choice: 'paid' | 'failed' | 'cancelled', deliver: Delivery): Promise<TillVisit> {
      const found = await visit(id);
      if (found.outcome !== 'open') return found;

      const { session } = found;
      if (!(await tell(pageEvent(session, choice), deliver))) return { outcome: 'unheard', session };
      if (choice === 'failed') return found;

      await repository.close(id, choice);
      return { outcome: 'done', goTo: choice === 'paid' ? session.successUrl : session.cancelUrl };
    },
  };
}

const pageEvent = (
  { id, total, currency }: TillSession,
  type: 'paid' | 'failed' | 'cancelled',
): PaymentEvent => ({ id: `evt_${type}_${id}`, type, sessionId: id, amount: total, currency });

/** The event of a refund, with the total that was refunded by then. */
function refundEvent({ id, total, currency, refunds }: TillSession, refundId: string): PaymentEvent {
  const place = refunds.findIndex((refund) => refund.id === refundId);
  const amount = sumOf(refunds.slice(0, place + 1));
  const type = amount === total ? 'refunded' : 'partly-refunded';
  return { id: `evt_refund_${refundId}`, type, sessionId: id, amount, currency };
}

function pageStateOf(
  { status, total, currency, reference, expiresAt, refunds }: TillSession,
  now: Date,
): PageState {
  const isOpen = status === 'open' && expiresAt > now;
  return {
    status: status === 'paid' ? 'paid' : isOpen ? 'open' : 'expired',
    amount: total,
    currency,
    reference,
    refunded: sumOf(refunds),
  };
}

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (asUnavailable(error)) throw new PaymentUnavailable('The till is closed.', { cause: error });
    throw error;
  }
}

function parse(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString());
  } catch {
    return undefined;
  }
}
