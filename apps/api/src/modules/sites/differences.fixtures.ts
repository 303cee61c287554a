import { eq } from 'drizzle-orm';
import type { AdminOrder } from '@awning/contract/admin/orders';
import type { Order } from '@awning/contract/orders';
import { orders } from '../../database/schema.ts';
import { openWorkshop } from './workshop/workshop.fixtures.ts';

export const classic = 'barbershop-classic';
/** This design costs 799 dollars, the classic 299. */
export const deluxe = 'barbershop-deluxe';
export const deluxeDifference = 799_00 - 299_00;

/** A buyer with the link of a paid order whose site is begun, and the requests for dearer designs. */
export async function openDifferences(change: Parameters<typeof openWorkshop>[0] = {}) {
  const opened = await openWorkshop(change);
  const { app, order, headers } = opened;
  await opened.get();

  const press = (templateId: string, token = order.token) =>
    app.send('POST', `/orders/${token}/design/difference`, { templateId });
  const pageOf = async (templateId: string) =>
    new URL((await press(templateId)).json<{ url: string }>().url).pathname;
  const status = async (token = order.token) =>
    (await app.get(`/orders/${token}/status`)).json<{ order: Order }>().order;
  const atDesk = (id: string) => ({
    look: async () => (await app.get(`/admin/orders/${id}`, headers)).json<AdminOrder>(),
    patch: (body: object) => app.send('PATCH', `/admin/orders/${id}`, body, headers),
  });
  /** The cheapest first. */
  const differences = async () =>
    (await app.rows(orders))
      .filter(({ upgradesOrderId }) => upgradesOrderId === order.id)
      .toSorted((one, other) => one.total - other.total);

  return {
    ...opened,
    press,
    pageOf,
    pay: (page: string) => app.postForm(page, { outcome: 'pay' }),
    /** Requests and pays a difference, and returns its order. */
    buy: async (templateId: string) => {
      const page = await pageOf(templateId);
      await app.postForm(page, { outcome: 'pay' });
      return (await differences()).find(({ sessionId }) => page.endsWith(sessionId))!;
    },
    status,
    atDesk,
    differences,
    setOrder: (set: Partial<typeof orders.$inferInsert>) =>
      app.services.database.durable((transaction) =>
        transaction.update(orders).set(set).where(eq(orders.id, order.id)),
      ),
    refund: (id: string, amount?: number) =>
      atDesk(id).patch({ status: 'refunded', note: 'Asked for', ...(amount && { amount }) }),
    /** Has the site built, approved and so published. */
    goLive: async () => {
      const { version } = await opened.workshop();
      await opened.change(version, { path: 'business.telephone', value: '020 7946 0000' });
      await opened.handIn();
      return opened.approve(await opened.offerBuilt());
    },
  };
}
