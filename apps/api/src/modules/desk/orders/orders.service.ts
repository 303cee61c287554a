import type {
  AdminOrder,
  AdminOrderLine,
  AdminRefund,
  OrderChange,
  OrdersQuery,
} from '@awning/contract/admin/orders';
import type { SiteStage } from '@awning/contract/sites/orderSite';
import type { OrderStatus } from '@awning/shop/order';
import { webAddressOf } from '../../../addresses/webAddress.ts';
import { instantOrNull, listPage, wordsOrNone } from '../listing.ts';
import { describeMail } from '../mails/mails.service.ts';
import type { OrderLineRow, DeskOrdersRepository, WholeOrder } from './orders.repository.ts';

const day = 24 * 60 * 60 * 1000;

/** The part of the orders module that this module uses. */
export interface OrderSteps {
  change(
    orderId: string,
    request: {
      status?: OrderStatus | undefined;
      note?: string | undefined;
      address?: string | null | undefined;
      looked: boolean;
    },
    actorId: string,
  ): Promise<{ outcome: 'changed' } | { outcome: 'unknown' } | Impossible>;
}

type Impossible =
  | { outcome: 'impossible'; from: OrderStatus; to: OrderStatus }
  | { outcome: 'no-delivery'; status: OrderStatus }
  | { outcome: 'nothing-delivered' };

/** The orders module's rules about who acts next, and about the day when an order in progress is ready. */
export interface OrderTurns {
  whoseTurn(
    order: { status: OrderStatus; upgradesOrderId: string | null },
    stage: SiteStage | undefined,
  ): AdminOrderLine['whoseTurn'];
  readyDay(order: { tier: string }, begunAt: Date): string;
}

/** The part of the refunds that this module uses. */
export interface OrderRefunds {
  ask(
    orderId: string,
    wish: { amount?: number | undefined; note: string; looked: boolean },
    actorId: string,
  ): Promise<{ outcome: 'asked' } | RefundProblem>;
}

type RefundProblem =
  | { outcome: 'unknown' }
  | { outcome: 'impossible'; from: OrderStatus; to: OrderStatus }
  | { outcome: 'no-payment' }
  | { outcome: 'under-way' }
  | { outcome: 'whole-only' | 'too-much'; left: number; currency: string }
  | { outcome: 'away' }
  | { outcome: 'refused'; reason: string };

export type ChangingOrder =
  | { outcome: 'changed'; order: AdminOrder }
  | { outcome: 'nothing-asked' }
  | { outcome: 'note-missing' }
  | { outcome: 'no-address' }
  | Impossible
  | { outcome: 'amount-unasked' }
  | RefundProblem;

export type DeskOrdersService = ReturnType<typeof createDeskOrdersService>;

/** The desk's view of the orders. */
export function createDeskOrdersService({
  repository,
  steps,
  turns,
  refunds,
  siteUrl,
  siteOrigin,
}: {
  repository: DeskOrdersRepository;
  steps: OrderSteps;
  turns: OrderTurns;
  refunds: OrderRefunds;
  siteUrl: string;
  siteOrigin: (name: string) => string;
}) {
  const find = async (id: string): Promise<AdminOrder | undefined> => {
    const whole = await repository.find(id);
    return whole && describeOrder(whole, { turns, siteUrl, siteOrigin });
  };

  return {
    list({ status, q, from, to, flagged, turn, sort = 'newest', ...query }: OrdersQuery) {
      const filter = {
        status,
        words: q,
        from: from ? new Date(from) : undefined,
        until: to ? new Date(Date.parse(to) + day) : undefined,
        flagged: flagged && flagged === 'true',
        turn,
      };
      return listPage(
        query,
        (window) => repository.list(filter, sort, window),
        (row) => describeLine(row, { turns, siteOrigin }),
      );
    },

    find,

    async change(
      id: string,
      { status, note, address: typed, flag, amount }: OrderChange,
      actorId: string,
    ): Promise<ChangingOrder> {
      const written = wordsOrNone(note);
      const looked = flag === null;
      if (status === undefined && flag === undefined && typed === undefined) {
        return { outcome: 'nothing-asked' };
      }
      const address = typed && webAddressOf(typed);
      if (typed && address === undefined) return { outcome: 'no-address' };

      if (status === 'refunded') {
        if (written === undefined) return { outcome: 'note-missing' };
        const wish = { note: written, looked, amount };
        const refunding = await refunds.ask(id, wish, actorId);
        if (refunding.outcome !== 'asked') return refunding;
      } else {
        if (amount !== undefined) return { outcome: 'amount-unasked' };
        const request = {
          status,
          note: written,
          looked,
          address,
        };
        const changing = await steps.change(id, request, actorId);
        if (changing.outcome !== 'changed') return changing;
      }

      const order = await find(id);
      return order ? { outcome: 'changed', order } : { outcome: 'unknown' };
    },
  };
}

interface Describing {
  turns: OrderTurns;
  siteOrigin: (name: string) => string;
}

const describeLine = (
  {
    customerName: name,
    customerEmail: email,
    customerBusiness: business,
    site,
    begunAt,
    upgradesOrderId,
    ...row
  }: OrderLineRow,
  { turns, siteOrigin }: Describing,
): AdminOrderLine => ({
  ...row,
  siteAddress: site?.state === 'live' ? siteOrigin(site.name) : null,
  status: row.status as OrderStatus,
  whoseTurn: turns.whoseTurn({ status: row.status as OrderStatus, upgradesOrderId }, site?.stage),
  isDifference: upgradesOrderId !== null,
  readyBy: row.status === 'in_progress' && begunAt ? turns.readyDay(row, begunAt) : null,
  customer: { name, email, business },
  createdAt: row.createdAt.toISOString(),
  paidAt: instantOrNull(row.paidAt),
});

function describeOrder(
  whole: WholeOrder,
  { siteUrl, ...describing }: Describing & { siteUrl: string },
): AdminOrder {
  const { order, history, refunds, sessions, events, paidFromSameForm, files, written } = whole;
  const { differences, upgrades } = whole;
  return {
    ...describeLine(order, describing),
    url: `${siteUrl}/orders/${order.token}`,
    templatePrice: order.templatePrice,
    refunded: order.refunded,
    refundable: refundableOf(order, refunds),
    refunds: refunds.map(({ askedAt, settledAt, ...refund }) => ({
      ...(refund as Omit<AdminRefund, 'askedAt' | 'settledAt'>),
      askedAt: askedAt.toISOString(),
      settledAt: instantOrNull(settledAt),
    })),
    addOns: order.addOns,
    billing: order.billing,
    accountId: order.userId,
    expiresAt: order.expiresAt.toISOString(),
    history: history.map(({ at, amount, ...step }) => ({
      ...(step as Omit<AdminOrder['history'][number], 'at' | 'amount'>),
      at: at.toISOString(),
      ...(amount !== null && { amount }),
    })),
    paymentSessions: sessions.map(({ id, paymentId, createdAt }) => ({
      id,
      paymentId,
      paid: id === order.paidSessionId,
      createdAt: createdAt.toISOString(),
    })),
    paymentEvents: events.map(({ receivedAt, paymentId: _ofItsSession, ...event }) => ({
      ...event,
      receivedAt: receivedAt.toISOString(),
    })),
    paidFromSameForm,
    files: files.map(({ id, name, size, received }) => ({ id, name, size, received })),
    mails: written.map(describeMail),
    differences: differences.map(({ id, reference, templateId, templateName, total, refunded, status }) => ({
      id,
      reference,
      templateId,
      templateName,
      total,
      refunded,
      status,
    })),
    upgrades: upgrades ? { id: upgrades.id, reference: upgrades.reference } : null,
  };
}

const canGoBack: readonly string[] = ['paid', 'in_progress', 'delivered'];

function refundableOf({ status, total, refunded }: WholeOrder['order'], refunds: WholeOrder['refunds']) {
  const isUnderWay = refunds.some(({ state }) => state === 'asked');
  return canGoBack.includes(status) && !isUnderWay ? total - refunded : 0;
}
