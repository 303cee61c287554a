import type { AdminSite } from '@awning/contract/admin/sites';
import { orders } from '../../database/schema.ts';
import { createPlainBuilder } from '../../testing/createPlainBuilder.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { anOrder, keep } from '../../testing/seed.ts';

const bySomebody = { name: 'Sharp & Sons', mail: 'ada@sharp.example' };

/** The content of a business with this name. */
export const saying = (name: string) => ({ version: 3, business: { ...bySomebody, name } });

/** The desk, with an order and its site. */
export async function openSite(change: Parameters<typeof anOrder>[0] = {}) {
  const plain = createPlainBuilder();
  const app = await createTestApp({ siteBuilder: plain.builder });
  const { headers, user } = await app.signIn({ role: 'admin', username: 'dora' });
  const order = anOrder(change);
  await keep(app, orders, [order]);
  return {
    app,
    plain,
    headers,
    user,
    order,
    ...siteOf(app, order.id, headers),
    /** The same after so long that a new login is needed. */
    later: async (orderId = order.id) => siteOf(app, orderId, (await app.signIn({ role: 'admin' })).headers),
  };
}

/** The desk's requests for the site of an order. */
export function siteOf(app: TestApp, orderId: string, headers: Record<string, string>) {
  const root = `/admin/orders/${orderId}/site`;
  const get = (path = '') => app.get(`${root}${path}`, headers);
  const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: unknown = {}) =>
    app.send(method, `${root}${path}`, body, headers);
  const site = async () => (await get()).json<AdminSite>();
  const save = (version: number, name: string) =>
    send('PUT', '/content', { version, content: saying(name), options: {} });
  const ask = async () => (await send('POST', '/releases')).json<{ id: string }>().id;

  return {
    get,
    send,
    site,
    /** Saves this name of the business, over the version that was read. */
    save,
    /** Makes the site and fills in all that it needs to go live: version 2. */
    fillIn: async () => {
      await site();
      await save(1, 'Sharp & Sons');
    },
    /** Requests a release and does not wait for it. */
    ask,
    build: async () => {
      const id = await ask();
      await app.services.queue.runDue();
      return id;
    },
    publish: (release: string) => send('POST', '/publication', { release }),
    rename: (name: string) => send('PUT', '/name', { name }),
    pause: (paused: boolean) => send('PUT', '/pause', { paused }),
  };
}
