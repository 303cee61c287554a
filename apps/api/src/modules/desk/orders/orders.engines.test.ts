import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { AdminOrderLine } from '@awning/contract/admin/orders';
import { orderStatuses } from '@awning/shop/order';
import { auditLog, mails, orderHistory, orders, siteNames, sites } from '../../../database/schema.ts';
import { anOrder, aSite, keep, keepPaid } from '../../../testing/seed.ts';
import { openOrdersDesk, paidOrder, website } from './orders.fixtures.ts';

test('the list can be filtered by status, day and flag', async () => {
  const { app, find } = await openOrdersDesk();
  await keep(app, orders, [
    anOrder({ reference: 'A', status: 'paid', createdAt: new Date('2026-11-01T00:00:00Z') }),
    anOrder({ reference: 'B', status: 'delivered', createdAt: new Date('2026-11-02T23:59:59.999Z') }),
    anOrder({ reference: 'C', flag: 'amount', total: 1, createdAt: new Date('2026-11-03T00:00:00Z') }),
  ]);

  expect(await find('status=delivered')).toEqual(['B']);
  expect(await find('from=2026-11-02')).toEqual(['C', 'B']);
  expect(await find('to=2026-11-02')).toEqual(['B', 'A']);
  expect(await find('from=2026-11-02&to=2026-11-02')).toEqual(['B']);
  expect(await find('flagged=true')).toEqual(['C']);
  expect(await find('flagged=false')).toEqual(['B', 'A']);
  expect(await find('flagged=true&status=delivered')).toEqual([]);
  expect((await find('sort=highest')).at(-1)).toBe('C');
});

test('each order says who acts next, and can be filtered by that', async () => {
  const { app, headers, find } = await openOrdersDesk();
  const told = { handedInAt: new Date() };
  const stands: Record<string, Parameters<typeof aSite>[1] | undefined> = {
    none: undefined,
    telling: {},
    checking: told,
    approving: { ...told, offeredReleaseId: randomUUID() },
    live: { ...told, publishedReleaseId: randomUUID() },
    paused: { publishedReleaseId: randomUUID(), pausedAt: new Date() },
  };
  const cases = orderStatuses.flatMap((status) =>
    Object.entries(stands).map(([stage, change]) => {
      const order = anOrder({ status, reference: `${status} ${stage}` });
      return { order, site: change && aSite(order.id, change) };
    }),
  );
  await keep(
    app,
    orders,
    cases.map(({ order }) => order),
  );
  const kept = cases.flatMap(({ site }) => site ?? []);
  await keep(app, sites, kept);
  await keep(
    app,
    siteNames,
    kept.map(({ id }) => ({ name: id, siteId: id, createdAt: new Date() })),
  );

  const pages = await Promise.all([1, 2].map((page) => app.get(`/admin/orders?page=${page}`, headers)));
  const lines = pages.flatMap((page) => page.json<{ items: AdminOrderLine[] }>().items);
  expect(lines).toHaveLength(cases.length);
  const turnOf = Object.fromEntries(lines.map(({ reference, whoseTurn }) => [reference, whoseTurn]));
  expect(turnOf).toMatchObject({
    'pending none': 'buyer',
    'paid telling': 'buyer',
    'in_progress none': 'shop',
    'in_progress telling': 'buyer',
    'in_progress checking': 'shop',
    'in_progress approving': 'buyer',
    'in_progress live': 'shop',
    'in_progress paused': 'shop',
    'delivered telling': 'nobody',
    'refunded approving': 'nobody',
  });
  for (const turn of ['buyer', 'shop', 'nobody']) {
    expect((await find(`turn=${turn}`)).toSorted()).toEqual(
      lines.flatMap(({ reference, whoseTurn }) => (whoseTurn === turn ? reference : [])).toSorted(),
    );
  }
});

test('an order has a day when it is ready, counted from the start of work, until it is delivered', async () => {
  const { app, headers } = await openOrdersDesk();
  const { id } = await paidOrder(app);
  const told = async () => [
    (await app.get('/admin/orders', headers)).json().items[0].readyBy,
    (await app.get(`/admin/orders/${id}`, headers)).json().readyBy,
  ];
  const take = (body: object) => app.send('PATCH', `/admin/orders/${id}`, body, headers);
  expect(await told()).toEqual([null, null]);

  await take({ status: 'in_progress' });
  expect(await told()).toEqual(['2026-11-27', '2026-11-27']);

  await take({ status: 'delivered', ...website });
  expect(await told()).toEqual([null, null]);
});

test.each([
  ['AW-7F', ['AW-7F3K']],
  ['aw-7f', ['AW-7F3K']],
  ['GRETE', ['AW-7F3K']],
  ['grete@', ['AW-7F3K']],
  ['flower shop', ['AW-7F3K']],
  ['deluxe', ['AW-7F3K']],
  ['  grete  ', ['AW-7F3K']],
  ['%', ['AW-PER%']],
  ['_', ['AW-UND_']],
  ['\\', []],
  ['', ['AW-UND_', 'AW-PER%', 'AW-7F3K']],
  ['3KGrete', []],
])('a search for %j finds %j', async (words, found) => {
  const { app, find } = await openOrdersDesk();
  await keep(app, orders, [
    anOrder({
      reference: 'AW-7F3K',
      customerName: 'Grete',
      customerEmail: 'Grete@blume.example',
      customerBusiness: 'Flower Shop',
      templateName: 'Barbershop Deluxe',
      createdAt: new Date('2026-11-01'),
    }),
    anOrder({ reference: 'AW-PER%', customerBusiness: null, createdAt: new Date('2026-11-02') }),
    anOrder({ reference: 'AW-UND_', createdAt: new Date('2026-11-03') }),
  ]);

  expect(await find(`q=${encodeURIComponent(words)}`)).toEqual(found);
});

test('an order goes from paid to delivered, and the buyer gets one mail about the delivery', async () => {
  const { app, headers, user } = await openOrdersDesk();
  const { id, token, reference } = await paidOrder(app);
  const take = async (status: string, note?: string) =>
    app.send('PATCH', `/admin/orders/${id}`, { status, ...(note && { note }) }, headers);

  app.pass(60_000);
  const begun = await take('in_progress', 'Logo\nis late');
  expect(begun.statusCode).toBe(200);
  expect(begun.json()).toMatchObject({ id, status: 'in_progress' });
  app.pass(60_000);
  await app.send('PATCH', `/admin/orders/${id}`, website, headers);
  const done = (await take('delivered')).json();
  expect(done.history.slice(2)).toEqual([
    {
      step: 'in_progress',
      at: '2026-11-21T09:01:00.000Z',
      whoseTurn: 'shop',
      note: 'Logo\nis late',
      by: 'dora',
    },
    { step: 'delivered', at: '2026-11-21T09:02:00.000Z', whoseTurn: 'nobody', note: null, by: 'dora' },
  ]);

  // The buyer sees the steps and not the notes.
  const { order } = (await app.get(`/orders/${token}/status`)).json();
  expect(order).toMatchObject({ status: 'delivered', timeline: { length: 4 } });
  expect(JSON.stringify(order)).not.toContain('Logo');

  const written = (await app.rows(mails)).filter(({ kind }) => kind === 'delivery');
  expect(written).toMatchObject([{ cause: `order ${id}`, recipient: 'ada@sharp.example' }]);
  expect(written[0]!.subject).toContain(reference);
  for (const words of [written[0]!.text, written[0]!.html]) {
    expect(words).toContain(`http://shop.example/orders/${token}`);
    expect(words).toContain('ready');
    expect(words).toContain('leave a review');
  }
  expect(await app.rows(auditLog)).toMatchObject([
    { actorId: user.id, action: 'order.status', subjectId: id, detail: { from: 'paid', to: 'in_progress' } },
    { actorId: user.id, action: 'order.address', subjectId: id, detail: { from: null, to: 'set' } },
    {
      actorId: user.id,
      action: 'order.status',
      subjectId: id,
      detail: { from: 'in_progress', to: 'delivered' },
    },
  ]);
  expect(JSON.stringify(await app.rows(auditLog))).not.toContain('Logo');
});

test('of fifty deliveries of one order at once, one counts', async () => {
  const { app, headers } = await openOrdersDesk();
  const order = anOrder({ status: 'in_progress', ...website });
  await keep(app, orders, [order]);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      app.send('PATCH', `/admin/orders/${order.id}`, { status: 'delivered' }, headers),
    ),
  );

  const codes = answers.map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(codes.filter((code) => code === 409)).toHaveLength(49);
  expect(await app.rows(orderHistory)).toHaveLength(1);
  expect(await app.rows(mails)).toHaveLength(1);
  expect(await app.rows(auditLog)).toHaveLength(1);
});

test('a delivery and a refund sent at once both succeed in turn, or one is refused', async () => {
  const { app, headers } = await openOrdersDesk();
  const many = Array.from({ length: 20 }, () => anOrder({ status: 'in_progress', ...website }));
  await keepPaid(app, many);
  const patch = (id: string, body: object) => app.send('PATCH', `/admin/orders/${id}`, body, headers);
  const answers = await Promise.all(
    many.map(({ id }) =>
      Promise.all([patch(id, { status: 'delivered' }), patch(id, { status: 'refunded', note: 'Why' })]),
    ),
  );

  const history = await app.rows(orderHistory);
  for (const [place, pair] of answers.entries()) {
    const [delivered, refunded] = pair.map(({ statusCode }) => statusCode);
    expect(refunded).toBe(200);
    const taken = history.filter(({ orderId }) => orderId === many[place]!.id).map(({ step }) => step);
    expect(taken).toEqual(delivered === 200 ? ['delivered', 'refunded'] : ['refunded']);
  }
});
