import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderStatus } from '@awning/content/orders/orderStatus';
import type { OrderStatus } from '@awning/shop/order';
import { auditLog, mails, orderHistory, orders } from '../../../database/schema.ts';
import { anOrder, keep, keepPaid } from '../../../testing/seed.ts';
import { openSite } from '../../sites/sites.fixtures.ts';
import { openOrdersDesk, paidOrder, website } from './orders.fixtures.ts';

test('orders are listed newest first, twenty-five to a page', async () => {
  const { app, headers, find } = await openOrdersDesk();
  const many = Array.from({ length: 30 }, (_, place) =>
    anOrder({ reference: `AW-${place}`, createdAt: new Date(Date.UTC(2026, 0, place + 1)) }),
  );
  await keep(app, orders, many);

  const first = (await app.get('/admin/orders', headers)).json();
  expect(first).toMatchObject({ total: 30, page: 1 });
  expect(first.items).toHaveLength(25);
  expect(first.items[0]).toEqual({
    id: many[29]!.id,
    reference: 'AW-29',
    status: 'paid',
    templateId: 'barbershop-classic',
    templateName: 'Barbershop Classic',
    tier: 'basic',
    total: 299_00,
    currency: 'USD',
    customer: { name: 'Ada Sharp', email: 'ada@sharp.example', business: 'Sharp & Sons' },
    address: null,
    siteAddress: null,
    flag: null,
    whoseTurn: 'buyer',
    readyBy: null,
    isDifference: false,
    createdAt: '2026-01-30T00:00:00.000Z',
    paidAt: '2026-11-20T12:00:00.000Z',
  });
  expect(await find('page=2')).toEqual(['AW-4', 'AW-3', 'AW-2', 'AW-1', 'AW-0']);
  expect(await find('page=999999')).toEqual([]);
  expect((await find('sort=oldest'))[0]).toBe('AW-0');
});

test('the list and the order show the address of a website that we host, while it is live', async () => {
  const { app, headers, order, fillIn, build, publish, pause } = await openSite({ status: 'delivered' });
  const told = async () => [
    (await app.get('/admin/orders', headers)).json().items[0].siteAddress,
    (await app.get(`/admin/orders/${order.id}`, headers)).json().siteAddress,
  ];
  await fillIn();
  const release = await build();
  expect(await told()).toEqual([null, null]);

  await publish(release);
  expect(await told()).toEqual(Array(2).fill('http://sharp-and-sons.sites.shop.example'));

  await pause(true);
  expect(await told()).toEqual([null, null]);
});

test('an order is shown in full, and with no more than the desk needs', async () => {
  const { app, headers } = await openOrdersDesk();
  const { id, reference, token, sessionId } = await paidOrder(app);
  await app.outbox();
  const response = await app.get(`/admin/orders/${id}`, headers);

  expect(response.statusCode).toBe(200);
  const mail = {
    id: expect.any(String),
    state: 'sent',
    tries: 0,
    lastError: null,
    createdAt: '2026-11-21T09:00:00.000Z',
    dueAt: null,
    sentAt: '2026-11-21T09:00:00.000Z',
    failedAt: null,
  };
  expect(response.json()).toEqual({
    id,
    reference,
    status: 'paid',
    templateId: 'barbershop-classic',
    templateName: 'Barbershop Classic',
    templatePrice: 299_00,
    refunded: 0,
    refundable: 399_00,
    refunds: [],
    tier: 'basic',
    addOns: [{ id: 'blogSetup', name: 'Blog Setup', price: 100_00 }],
    total: 399_00,
    currency: 'USD',
    customer: { name: 'Ada Sharp', email: 'ada@sharp.example', business: 'Sharp & Sons' },
    billing: null,
    accountId: null,
    address: null,
    siteAddress: null,
    whoseTurn: 'buyer',
    readyBy: null,
    isDifference: false,
    differences: [],
    upgrades: null,
    paidFromSameForm: [],
    files: [],
    flag: null,
    url: `http://shop.example/orders/${token}`,
    createdAt: '2026-11-21T09:00:00.000Z',
    paidAt: '2026-11-21T09:00:00.000Z',
    expiresAt: '2026-11-21T09:30:00.000Z',
    history: [
      { step: 'ordered', at: '2026-11-21T09:00:00.000Z', whoseTurn: 'buyer', note: null, by: null },
      { step: 'paid', at: '2026-11-21T09:00:00.000Z', whoseTurn: 'buyer', note: null, by: null },
    ],
    paymentSessions: [{ id: sessionId, paymentId: null, paid: true, createdAt: '2026-11-21T09:00:00.000Z' }],
    paymentEvents: [
      {
        id: `evt_paid_${sessionId}`,
        type: 'paid',
        sessionId,
        amount: 399_00,
        currency: 'USD',
        outcome: 'moved',
        receivedAt: '2026-11-21T09:00:00.000Z',
      },
    ],
    mails: [
      {
        ...mail,
        kind: 'new-order',
        recipient: 'desk@awning.example',
        subject: `New order ${reference}: Barbershop Classic`,
      },
      {
        ...mail,
        kind: 'order-receipt',
        recipient: 'ada@sharp.example',
        subject: `Your order ${reference} at Awning`,
      },
    ],
  });
});

test.each(['paid', 'in_progress', 'delivered'])(
  'an order that is %s is refunded with a reason, and its buyer gets a mail',
  async (status) => {
    const { app, headers } = await openOrdersDesk();
    const order = anOrder({ status });
    await keepPaid(app, [order]);
    const address = `/admin/orders/${order.id}`;

    for (const note of [{}, { note: '' }, { note: ' \n ' }, { note: '\u200b' }]) {
      const refused = await app.send('PATCH', address, { status: 'refunded', ...note }, headers);
      expect(refused.statusCode).toBe(422);
      expect(refused.json().fields).toHaveProperty('note');
    }
    expect(await app.rows(orderHistory)).toEqual([]);

    const note = 'x'.repeat(500);
    const tooLong = await app.send('PATCH', address, { status: 'refunded', note: `${note}x` }, headers);
    expect(tooLong.json().fields).toHaveProperty('note');
    const refunded = await app.send('PATCH', address, { status: 'refunded', note }, headers);
    expect(refunded.json()).toMatchObject({
      status: 'refunded',
      history: [{ step: 'refunded', note, by: 'dora' }],
    });

    const [mail, ...others] = await app.rows(mails);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'refund', recipient: 'ada@sharp.example' });
    expect(mail!.text).toContain('$299');
    expect(mail!.text).not.toContain('xxx ');
    expect(mail!.text).not.toContain(note);
  },
);

const inWords = (status: string) => orderStatus[status as OrderStatus].toLowerCase();
const steps = [
  'paid in_progress',
  'in_progress delivered',
  'paid refunded',
  'in_progress refunded',
  'delivered refunded',
];
const statuses = ['pending', 'paid', 'in_progress', 'delivered', 'cancelled', 'expired', 'refunded'];

test.each(statuses)('an order that is %s accepts its own steps and no others', async (from) => {
  const { app, headers } = await openOrdersDesk();

  for (const to of statuses) {
    const order = anOrder({ status: from, ...website });
    await keepPaid(app, [order]);
    const response = await app.send(
      'PATCH',
      `/admin/orders/${order.id}`,
      { status: to, note: 'Why' },
      headers,
    );
    const possible = steps.includes(`${from} ${to}`);

    expect([to, response.statusCode]).toEqual([to, possible ? 200 : 409]);
    const refusal = {
      error: 'impossible-change',
      message: `Impossible change: this order is ${inWords(from)} and cannot become ${inWords(to)}.`,
    };
    expect(response.json()).toMatchObject(possible ? { status: to } : refusal);
    const [kept] = await app.services.database.db.select().from(orders).where(eq(orders.id, order.id));
    expect(kept!.status).toBe(possible ? to : from);
  }
});

test('a flag is removed when a person has looked, and the audit log records it', async () => {
  const { app, headers, user } = await openOrdersDesk();
  const order = anOrder({ flag: 'amount' });
  await keep(app, orders, [order]);
  const address = `/admin/orders/${order.id}`;

  const response = await app.send('PATCH', address, { flag: null }, headers);
  expect(response.json()).toMatchObject({ flag: null, status: 'paid', history: [] });
  // Looking again changes nothing.
  expect((await app.send('PATCH', address, { flag: null }, headers)).statusCode).toBe(200);
  expect(await app.rows(auditLog)).toMatchObject([
    { actorId: user.id, action: 'order.flag', subjectId: order.id, detail: { from: 'amount', to: null } },
  ]);
  expect((await app.send('PATCH', address, { flag: 'amount' }, headers)).statusCode).toBe(422);
});

test('a refused change removes no flag', async () => {
  const { app, headers } = await openOrdersDesk();
  const order = anOrder({ flag: 'amount', status: 'pending' });
  await keep(app, orders, [order]);
  const response = await app.send(
    'PATCH',
    `/admin/orders/${order.id}`,
    { flag: null, status: 'paid' },
    headers,
  );

  expect(response.statusCode).toBe(409);
  expect(await app.rows(orders)).toMatchObject([{ flag: 'amount' }]);
  expect(await app.rows(auditLog)).toEqual([]);
});

test.each([
  {},
  { note: 'Only a note' },
  { status: 'sent' },
  { status: null },
  { status: ['paid'] },
  [],
  null,
  'paid',
])('an invalid change is refused (%j)', async (body) => {
  const { app, headers } = await openOrdersDesk();
  const order = anOrder();
  await keep(app, orders, [order]);

  expect((await app.send('PATCH', `/admin/orders/${order.id}`, body, headers)).statusCode).toBe(422);
  expect(await app.rows(orders)).toMatchObject([{ status: 'paid' }]);
});

test('an unknown order gets 404 for every request', async () => {
  const { app, headers } = await openOrdersDesk();
  const id = randomUUID();

  expect((await app.get(`/admin/orders/${id}`, headers)).statusCode).toBe(404);
  expect((await app.send('PATCH', `/admin/orders/${id}`, { status: 'paid' }, headers)).statusCode).toBe(404);
});
