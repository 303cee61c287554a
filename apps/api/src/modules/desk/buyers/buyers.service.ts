import type { AdminBuyer } from '@awning/contract/admin/buyers';
import type { OrderStatus } from '@awning/shop/order';
import { listPage } from '../listing.ts';
import type { BuyerRow, DeskBuyersRepository } from './buyers.repository.ts';

export type DeskBuyersService = ReturnType<typeof createDeskBuyersService>;

/** Buyers with their orders. */
export const createDeskBuyersService = ({ repository }: { repository: DeskBuyersRepository }) => ({
  list: ({ q, ...query }: { page?: string; q?: string }) =>
    listPage(query, (window) => repository.list(q, window), describe),
});

const shown = 5;

function describe({ messages, orders }: BuyerRow): AdminBuyer {
  // Every buyer in the list has ordered.
  const { email, name, business, createdAt } = orders[0]!;
  const paid = new Map<string, number>();
  for (const { paidAt, currency, total, refunded } of orders) {
    if (paidAt) paid.set(currency, (paid.get(currency) ?? 0) + total - refunded);
  }
  return {
    email,
    name,
    business,
    count: orders.length,
    paid: [...paid].map(([currency, amount]) => ({ currency, amount })),
    lastOrderAt: createdAt.toISOString(),
    messages,
    orders: orders.slice(0, shown).map((order) => ({
      id: order.id,
      reference: order.reference,
      status: order.status as OrderStatus,
      templateName: order.templateName,
      isDifference: order.upgradesOrderId !== null,
      total: order.total,
      currency: order.currency,
      createdAt: order.createdAt.toISOString(),
      messages: order.messages,
      site: order.site,
    })),
  };
}
