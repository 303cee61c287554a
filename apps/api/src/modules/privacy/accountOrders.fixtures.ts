import { orders } from '../../database/schema.ts';
import { customer, purchase, type TestApp } from '../../testing/createTestApp.ts';

export const address = '/account/orders';

export const orderFor = async (app: TestApp, email: string) => {
  const { sessionId } = await app.order({ ...purchase, customer: { ...customer, email } });
  return (await app.rows(orders)).find((order) => order.sessionId === sessionId)!;
};

export const listOf = async (app: TestApp, headers: Record<string, string>, query = '') =>
  (await app.get(`${address}${query}`, headers)).json<{
    items: { reference: string; token: string; canReview: boolean }[];
    total: number;
    page: number;
  }>();
