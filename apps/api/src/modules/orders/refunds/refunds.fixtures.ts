import { mails, orderHistory, orders } from '../../../database/schema.ts';
import { createStripeShop, type StripeShop } from '../../../testing/createStripeShop.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';

export const onlyOrder = async (app: TestApp | StripeShop) => {
  const [order] = await app.rows(orders);
  return order!;
};
export const toBuyer = async (app: TestApp | StripeShop) =>
  (await app.rows(mails)).filter(({ kind }) => kind.endsWith('refund'));
export const stepsOf = async (app: TestApp | StripeShop) =>
  (await app.rows(orderHistory)).slice(2).map(({ step, amount, note }) => [step, amount, note]);

export const atTheDesk = async (app: TestApp | StripeShop) => {
  const { headers, user } = await app.signIn({ role: 'admin', username: 'dora' });
  const { id, token } = await onlyOrder(app);
  const patch = (body: object) => app.send('PATCH', `/admin/orders/${id}`, body, headers);
  return {
    id,
    user,
    patch,
    begin: () => patch({ status: 'in_progress' }),
    refund: (amount?: number, note = 'Changed their mind') =>
      patch({ status: 'refunded', note, ...(amount !== undefined && { amount }) }),
    look: async () => (await app.get(`/admin/orders/${id}`, headers)).json(),
    follow: async () => (await app.get(`/orders/${token}/status`)).json().order,
  };
};

/** An order of 399 dollars that was paid at the test till. */
export const openTill = async (options: Parameters<typeof createTestApp>[0] = {}) => {
  const app = await createTestApp(options);
  const { page } = await app.order();
  await app.postForm(page, { outcome: 'pay' });
  return { app, ...(await atTheDesk(app)) };
};

/** The same, paid at Stripe. */
export const openStripe = async (options: Parameters<typeof createStripeShop>[0] = {}) => {
  const shop = await createStripeShop(options);
  const page = await shop.buy();
  await shop.stripe.deliver(shop.stripe.acts.pay(page));
  return { shop, page, ...(await atTheDesk(shop)) };
};
