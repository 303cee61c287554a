import { eq } from 'drizzle-orm';
import { orders } from '../../database/schema.ts';
import { purchase, type TestApp } from '../../testing/createTestApp.ts';

export const url = '/reviews/create';
export const words = { rating: 5, text: 'Open in four days.\nFull on Saturday.' };

/** The token of a new order with this status. */
export const orderThatIs = async (
  { post, rows, services }: TestApp,
  status: string,
  templateId = 'barbershop-classic',
) => {
  const known = new Set((await rows(orders)).map(({ id }) => id));
  await post('/api/create-checkout-session', { ...purchase, addOns: [], templateId });
  const order = (await rows(orders)).find(({ id }) => !known.has(id))!;
  await services.database.durable((transaction) =>
    transaction.update(orders).set({ status }).where(eq(orders.id, order.id)),
  );
  return order.token;
};
