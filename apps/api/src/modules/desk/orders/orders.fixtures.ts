import { orders } from '../../../database/schema.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';

export const website = { address: 'https://sharp.example/' };

export const openOrdersDesk = async () => {
  const app = await createTestApp();
  const { headers, user } = await app.signIn({ role: 'admin', username: 'dora' });
  const find = async (query: string): Promise<string[]> => {
    const response = await app.get(`/admin/orders?${query}`, headers);
    return response.json().items.map(({ reference }: { reference: string }) => reference);
  };
  return { app, headers, user, find };
};

export const paidOrder = async (app: TestApp) => {
  const { page } = await app.order();
  await app.postForm(page, { outcome: 'pay' });
  const [order] = await app.rows(orders);
  return order!;
};
