import { tillSessions } from '../../database/schema.ts';
import { purchase, type TestApp } from '../../testing/createTestApp.ts';

export const url = '/api/create-checkout-session';
export const formKey = 'one-form-in-one-browser';
export const fromForm = { ...purchase, formKey };
export const changed = { ...fromForm, addOns: [] };

/** Presses Pay, and returns the path of the page that the browser goes to. */
export const press = async ({ post }: Pick<TestApp, 'post'>, body: unknown = fromForm, headers = {}) =>
  new URL((await post(url, body, headers)).json<{ url: string }>().url).pathname;

export const openPages = async ({ rows }: TestApp) =>
  (await rows(tillSessions)).flatMap(({ id, status }) => (status === 'open' ? [`/pay/${id}`] : []));

/** Sends the provider’s event that this page was paid at, whatever the status of its session in the database. */
export const tellPaid = async (app: TestApp, page: string) => {
  const id = page.slice('/pay/'.length);
  const session = (await app.rows(tillSessions)).find((one) => one.id === id);
  const { total: amount, currency } = session!;
  await app.tell({ id: `evt_${id}`, type: 'paid', sessionId: id, amount, currency });
};
