import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { orderMessages, orders, siteNames, sites } from '../../../database/schema.ts';
import { createTestApp } from '../../../testing/createTestApp.ts';
import { anOrder, aSite, keep } from '../../../testing/seed.ts';

const days = (day: number) => new Date(`2026-11-0${day}T12:00:00Z`);

test('orders of one address in any spelling are one buyer, with the sums paid and the results', async () => {
  const app = await createTestApp();
  const { headers } = await app.signIn({ role: 'admin' });
  const live = anOrder({
    customerEmail: 'ada@sharp.example',
    createdAt: days(1),
    total: 399_00,
    refunded: 100_00,
  });
  const later = anOrder({
    customerEmail: 'Ada@Sharp.Example',
    customerName: 'Ada Blunt',
    createdAt: days(3),
  });
  const unpaid = anOrder({ createdAt: days(2), status: 'expired', paidAt: null });
  const euros = anOrder({ createdAt: days(1), currency: 'EUR', total: 50_00 });
  const others = anOrder({ customerEmail: 'bo@long.example', customerName: 'Bo Long', createdAt: days(2) });
  const forgotten = {
    ...anOrder({ createdAt: days(4) }),
    customerEmail: '',
    customerEmailKey: '',
    customerName: '',
  };
  await keep(app, orders, [live, later, unpaid, euros, others, forgotten]);
  const site = aSite(live.id);
  await keep(app, sites, [site]);
  await keep(app, siteNames, [{ name: 'sharp', siteId: site.id, createdAt: days(1) }]);
  await keep(app, orderMessages, [
    { id: randomUUID(), orderId: live.id, from: 'buyer', text: 'Hello', asksChange: false, at: days(1) },
  ]);
  const find = async (query: string) => (await app.get(`/admin/buyers?${query}`, headers)).json();

  const all = await find('');
  expect(all).toMatchObject({
    total: 2,
    items: [
      {
        email: 'Ada@Sharp.Example',
        name: 'Ada Blunt',
        count: 4,
        paid: [
          { currency: 'USD', amount: 598_00 },
          { currency: 'EUR', amount: 50_00 },
        ],
        lastOrderAt: '2026-11-03T12:00:00.000Z',
        messages: 0,
      },
      { email: 'bo@long.example', count: 1, paid: [{ currency: 'USD', amount: 299_00 }] },
    ],
  });
  const [ada] = all.items;
  expect(ada.orders.find(({ id }: { id: string }) => id === live.id)).toMatchObject({
    messages: 1,
    site: 'draft',
  });
  expect(ada.orders[0]).toMatchObject({ id: later.id, messages: 0, site: null });
  // A buyer found by one of their orders is listed with all of them.
  expect(await find('q=blunt')).toMatchObject({ total: 1, items: [{ count: 4 }] });
  expect(await find('q=nobody')).toEqual({ items: [], total: 0, page: 1 });
  expect(await find('page=2')).toMatchObject({ items: [], total: 2 });
});
