import type { Overview } from '@awning/contract/admin/overview';
import { orderStatuses } from '@awning/shop/order';
import type { DeskOverviewRepository } from './overview.repository.ts';

const second = 1000;
const day = 24 * 60 * 60 * second;
const daysShown = 30;

export type DeskOverviewService = ReturnType<typeof createDeskOverviewService>;

/** The key figures of the shop. */
export function createDeskOverviewService({
  repository,
  catalogue,
  currency,
  now,
}: {
  repository: DeskOverviewRepository;
  catalogue: readonly { id: string; name: string }[];
  currency: string;
  now: () => Date;
}) {
  return {
    async look(): Promise<Overview> {
      const at = now().getTime();
      const today = at - (at % day);
      const first = today - (daysShown - 1) * day;
      const [byStatus, byDay, byTemplate, figures] = await Promise.all([
        repository.byStatus(),
        repository.byDay(new Date(first), currency),
        repository.byTemplate(currency),
        repository.figures(),
      ]);

      const soldOn = new Map(byDay.map((sales) => [sales.day, sales]));
      const days = Array.from({ length: daysShown }, (_, place) => {
        const name = new Date(first + place * day).toISOString().slice(0, 'yyyy-mm-dd'.length);
        return soldOn.get(name) ?? { day: name, orders: 0, revenue: 0 };
      });

      const soldOf = new Map(byTemplate.map((sales) => [sales.templateId, sales]));
      const offered = catalogue.map(({ id, name }) => ({
        orders: 0,
        revenue: 0,
        ...soldOf.get(id),
        templateId: id,
        name,
      }));
      const gone = byTemplate.filter(({ templateId }) => !catalogue.some(({ id }) => id === templateId));

      const { oldestWaiting } = figures;
      return {
        currency,
        orders: Object.fromEntries(
          orderStatuses.map((status) => [status, byStatus.find((row) => row.status === status)?.orders ?? 0]),
        ) as Overview['orders'],
        turns: { shop: figures.shopsTurn, buyer: figures.buyersTurn },
        flagged: byStatus.reduce((sum, { flagged }) => sum + flagged, 0),
        days,
        templates: [...offered, ...gone].toSorted((a, b) => b.revenue - a.revenue || b.orders - a.orders),
        messages: { open: figures.openMessages, unread: figures.newMessages },
        quotes: { open: figures.openQuotes, unread: figures.newQuotes },
        subscribers: figures.subscribers,
        reviews: {
          count: figures.reviews,
          average: figures.rating === null ? null : Math.round(Number(figures.rating) * 100) / 100,
          hidden: figures.hiddenReviews,
        },
        mails: {
          failed: figures.failedMails,
          waiting: figures.waitingMails,
          oldestWaiting: oldestWaiting && Math.max(0, Math.floor((at - oldestWaiting.getTime()) / second)),
        },
      };
    },
  };
}
