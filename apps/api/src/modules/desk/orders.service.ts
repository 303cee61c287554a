import type { AdminOrder, AdminOrderLine, OrderChange, OrdersQuery } from '@awning/contract/adminOrders';
import type { OrderStatus } from '@awning/shop/order';
import { webAddressOf } from '../orders/webAddress.ts';
import { instantOrNull, listPage, wordsOrNone } from './listing.ts';
import { describeMail } from './mails.service.ts';
import type { OrderLineRow, OrdersRepository, WholeOrder } from './orders.repository.ts';

const day = 24 * 60 * 60 * 1000;

/** What this module asks of whoever keeps the orders. */
export interface OrderSteps {
  change(
    orderId: string,
    request: {
      status?: OrderStatus;
      note?: string | undefined;
      address?: string | null;
      looked: boolean;
    },
    actorId: string,
  ): Promise<{ outcome: 'changed' } | { outcome: 'unknown' } | Impossible>;
}

type Impossible =
  | { outcome: 'impossible'; from: OrderStatus; to: OrderStatus }
  | { outcome: 'no-delivery'; status: OrderStatus }
  | { outcome: 'nothing-delivered' };

export type ChangingOrder =
  | { outcome: 'changed'; order: AdminOrder }
  | { outcome: 'unknown' }
  | { outcome: 'nothing-asked' }
  | { outcome: 'note-missing' }
  | { outcome: 'no-address' }
  | Impossible;

export type OrdersService = ReturnType<typeof createOrdersService>;

/** The desk's view of the orders. */
export function createOrdersService({
  repository,
  steps,
  siteUrl,
}: {
  repository: OrdersRepository;
  steps: OrderSteps;
  siteUrl: string;
}) {
  const find = async (id: string): Promise<AdminOrder | undefined> => {
    const whole = await repository.find(id);
    return whole && describeOrder(whole, siteUrl);
  };

  return {
    list({ status, q, from, to, flagged, sort = 'newest', ...query }: OrdersQuery) {
      const filter = {
        ...(status && { status }),
        ...(q && { words: q }),
        ...(from && { from: new Date(from) }),
        ...(to && { until: new Date(Date.parse(to) + day) }),
        ...(flagged && { flagged: flagged === 'true' }),
      };
      return listPage(query, (window) => repository.list(filter, sort, window), describeLine);
    },

    find,

    async change(
      id: string,
      { status, note, address: typed, flag }: OrderChange,
      actorId: string,
    ): Promise<ChangingOrder> {
      const written = wordsOrNone(note);
      if (status === undefined && flag === undefined && typed === undefined) {
        return { outcome: 'nothing-asked' };
      }
      const address = typed && webAddressOf(typed);
      if (typed && address === undefined) return { outcome: 'no-address' };
      if (status === 'refunded' && written === undefined) return { outcome: 'note-missing' };

      const request = {
        ...(status && { status }),
        note: written,
        looked: flag === null,
        ...(address !== undefined && { address }),
      };
      const changing = await steps.change(id, request, actorId);
      if (changing.outcome !== 'changed') return changing;

      const order = await find(id);
      return order ? { outcome: 'changed', order } : { outcome: 'unknown' };
    },
  };
}

const describeLine = ({
  customerName: name,
  customerEmail: email,
  customerBusiness: business,
  ...row
}: OrderLineRow): AdminOrderLine => ({
  ...row,
  status: row.status as OrderStatus,
  customer: { name, email, business },
  createdAt: row.createdAt.toISOString(),
  paidAt: instantOrNull(row.paidAt),
});

function describeOrder(
  { order, history, sessions, events, files, letters }: WholeOrder,
  siteUrl: string,
): AdminOrder {
  return {
    ...describeLine(order),
    url: `${siteUrl}/orders/${order.token}`,
    templatePrice: order.templatePrice,
    addOns: order.addOns,
    accountId: order.userId,
    expiresAt: order.expiresAt.toISOString(),
    history: history.map(({ at, ...step }) => ({
      ...(step as Omit<AdminOrder['history'][number], 'at'>),
      at: at.toISOString(),
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
    files: files.map(({ id, name, size, received }) => ({ id, name, size, received })),
    mails: letters.map(describeMail),
  };
}
