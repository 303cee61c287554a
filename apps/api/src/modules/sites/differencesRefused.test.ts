import { catalogue } from '@awning/templates/catalogue';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mails, orders, sites, tillSessions } from '../../database/schema.ts';
import { createPlainBuilder } from '../../testing/createPlainBuilder.ts';
import { createSite } from '../../testing/createSite.ts';
import { createTestApp } from '../../testing/createTestApp.ts';
import { anOrder, keep } from '../../testing/seed.ts';
import { openPages, tellPaid } from '../checkout/formKey.fixtures.ts';
import { classic, deluxe, deluxeDifference, openDifferences } from './differences.fixtures.ts';

const between = catalogue.find(({ price }) => price > 299_00 && price < 799_00)!;

type Opened = Awaited<ReturnType<typeof openDifferences>>;

/** Leaves the payment page without paying. */
const leave = ({ app }: Opened, page: string) => app.get(`${page}/cancel`);

test('a form that is refused gets a page with a sentence', async () => {
  const { app, order, goLive } = await openDifferences();
  const post = (templateId: string, token = order.token) =>
    app.postForm(`/orders/${token}/design/difference`, { templateId });
  const says = async (templateId: string, token?: string) => {
    const { statusCode, headers, body } = await post(templateId, token);
    expect(headers['content-type']).toMatch(/^text\/html/);
    return [statusCode, body] as const;
  };
  expect(await says(classic)).toEqual([
    422,
    expect.stringContaining('This design costs no more than what is paid'),
  ]);
  expect(await says('none')).toEqual([422, expect.stringContaining('There is no such design')]);
  expect(await says(deluxe, 'nobodys')).toEqual([404, expect.stringContaining('<h1')]);
  await goLive();
  expect(await says(deluxe)).toEqual([409, expect.stringContaining('You have not been charged.')]);
});

test('a form without a chosen design gets its own step back, with a sentence beside the field', async () => {
  const { site, asked } = await createSite();
  const app = await createTestApp({ site, siteBuilder: createPlainBuilder().builder });
  const order = anOrder();
  await keep(app, orders, [order]);
  await app.get(`/orders/${order.token}/workshop`);
  const answer = await app.postForm(`/orders/${order.token}/design/difference`, {});

  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('templateId-error');
  expect(asked.at(-1)).toMatchObject({
    url: `/orders/${order.token}/tell/looks`,
    page: { workshop: { refusedDifference: { fields: { templateId: 'Choose a design' } } } },
  });
  expect(await app.rows(tillSessions)).toEqual([]);
});

test('the link of a difference opens no part of the workshop', async () => {
  const { app, buy } = await openDifferences();
  const { token } = await buy(deluxe);
  const release = '0b7c3a8e-53f1-4f0e-9a55-0d9f8a1c2b3d';
  const tried: ['GET' | 'POST' | 'PATCH' | 'PUT', string, unknown?][] = [
    ['GET', '/workshop'],
    ['GET', '/workshop/form'],
    ['PATCH', '/workshop/content', { version: 1, changes: [] }],
    ['POST', '/workshop/design', { templateId: classic, version: 2 }],
    ['POST', '/workshop/hand-in', { version: 2 }],
    ['POST', '/workshop/approval', { release }],
    ['POST', '/workshop/messages', { text: 'Hello' }],
    ['PUT', '/workshop/publication', { release }],
    ['POST', '/workshop/domain', { domain: 'www.sharp.example' }],
    ['GET', '/site/files.zip'],
    ['GET', '/site/source.zip'],
  ];
  for (const [method, path, body] of tried) {
    const url = `/orders/${token}${path}`;
    const answer = method === 'GET' ? await app.get(url) : await app.send(method, url, body);
    expect([url, answer.statusCode]).toEqual([url, 404]);
  }
  expect(await app.rows(sites)).toMatchObject([{ templateId: deluxe, handedInAt: null }]);
});

test('a difference requested in two tabs is paid once', async () => {
  const { app, pageOf, pay, differences, workshop } = await openDifferences();
  const page = await pageOf(deluxe);
  expect(await pageOf(deluxe)).toBe((await openPages(app))[0]);
  const [first] = await openPages(app);
  await Promise.all([pay(first!), pay(first!), pay(page)]);
  expect((await differences()).map(({ status, flag, total }) => [status, flag, total])).toEqual([
    ['delivered', null, deluxeDifference],
  ]);
  expect(await workshop()).toMatchObject({ templateId: deluxe, version: 2 });
});

test('a difference left unpaid can be paid later, from its own page and from the workshop', async () => {
  const opened = await openDifferences();
  const { app, pageOf, press, pay, differences, workshop } = opened;
  await leave(opened, await pageOf(deluxe));
  const [left] = await differences();
  expect(left).toMatchObject({ status: 'cancelled' });
  const again = await app.post(`/orders/${left!.token}/pay`, {});
  expect(again.statusCode).toBe(200);
  expect((await press(deluxe)).statusCode).toBe(200);
  expect(await differences()).toHaveLength(1);
  await pay((await openPages(app))[0]!);
  expect((await workshop()).templateId).toBe(deluxe);
});

test.for(['published', 'refunded', 'bought another'] as const)(
  'a difference left unpaid cannot be paid once its website is %s',
  async (how) => {
    const opened = await openDifferences();
    const { app, pageOf, buy, goLive, setOrder, differences } = opened;
    await leave(opened, await pageOf(between.id));
    const left = (await differences()).find(({ templateId }) => templateId === between.id)!;
    if (how === 'published') await goLive();
    if (how === 'refunded') await setOrder({ status: 'refunded' });
    if (how === 'bought another') await buy(deluxe);

    const answer = await app.post(`/orders/${left.token}/pay`, {});
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { error: 'difference-late' }]);
    expect(await openPages(app)).toEqual([]);
    const posted = await app.postForm(`/orders/${left.token}/pay`, {});
    expect([posted.statusCode, posted.body]).toEqual([
      409,
      expect.stringContaining('You have not been charged.'),
    ]);
  },
);

test('the agreed difference is paid, at any later price of the design', async () => {
  const { app, pageOf, differences, workshop } = await openDifferences();
  await pageOf(deluxe);
  // As if it had been requested while the design cost a dollar less.
  const total = deluxeDifference - 1_00;
  await app.services.database.durable((transaction) =>
    transaction.update(orders).set({ total, templatePrice: total }).where(eq(orders.templateId, deluxe)),
  );
  const [{ sessionId, currency }] = (await differences()) as [
    Awaited<ReturnType<Opened['differences']>>[number],
  ];
  await app.tell({ id: 'evt_old', type: 'paid', sessionId, amount: total, currency });
  expect((await differences())[0]).toMatchObject({ status: 'delivered', total, flag: null });
  const shown = await workshop();
  expect(shown.templateId).toBe(deluxe);
  expect(shown.dearer.map(({ id }) => id)).not.toContain(deluxe);
});

test('money for a design that is no longer sold is kept and flagged', async () => {
  const { app, pageOf, differences, workshop } = await openDifferences();
  const page = await pageOf(deluxe);
  await app.services.database.durable((transaction) =>
    transaction
      .update(orders)
      .set({ templateId: 'gone', templateName: 'Gone' })
      .where(eq(orders.templateId, deluxe)),
  );
  await tellPaid(app, page);
  expect((await differences()).map(({ status, flag }) => [status, flag])).toEqual([
    ['paid', 'difference-late'],
  ]);
  expect((await workshop()).templateId).toBe(classic);
});

test('an order in another currency than the shop’s is offered and sold no difference', async () => {
  const { press, workshop, differences } = await openDifferences({ currency: 'EUR' });
  expect((await workshop()).dearer).toEqual([]);
  expect((await press(deluxe)).statusCode).toBe(422);
  expect(await differences()).toEqual([]);
});

test('a website delivered by hand is sold no dearer design, and money for one is flagged', async () => {
  const { press, pageOf, pay, workshop, atDesk, order, differences } = await openDifferences({
    status: 'in_progress',
  });
  const page = await pageOf(deluxe);
  const moved = await atDesk(order.id).patch({ status: 'delivered', address: 'https://sharp.example' });
  expect(moved.statusCode).toBe(200);
  const refused = await press(deluxe);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'No website is worked on while its order stands at “Live or delivered”. You have not been charged.',
  ]);
  expect((await workshop()).dearer).toEqual([]);
  await pay(page);
  expect((await differences()).map(({ flag }) => flag)).toEqual(['difference-late']);
});

test('the refund of money that came too late changes nothing about the website', async () => {
  const { app, pageOf, buy, differences } = await openDifferences();
  const first = await pageOf(between.id);
  await buy(deluxe);
  await tellPaid(app, first);
  const late = (await differences()).find(({ templateId }) => templateId === between.id)!;
  expect(late.flag).toBe('difference-late');
  // Meanwhile the website went into another design of that price, and that design became dearer.
  await app.services.database.durable((transaction) =>
    transaction.update(sites).set({ templateId: 'of-another-price' }),
  );
  const { paidSessionId, total: amount, currency } = late;
  await app.tell({
    id: 'evt_back',
    type: 'refunded',
    sessionId: paidSessionId!,
    amount,
    currency,
  });
  expect(await app.rows(sites)).toMatchObject([{ templateId: 'of-another-price' }]);
  expect((await differences()).find(({ id }) => id === late.id)).toMatchObject({ status: 'refunded' });
});

test('a partial refund at the provider is recorded on the difference, and its website stays', async () => {
  const { app, buy, workshop, status } = await openDifferences();
  const { paidSessionId, currency, token } = await buy(deluxe);
  await app.tell({
    id: 'evt_part',
    type: 'partly-refunded',
    sessionId: paidSessionId!,
    amount: 100_00,
    currency,
  });
  expect((await workshop()).templateId).toBe(deluxe);
  expect(await status(token)).toMatchObject({ status: 'delivered', refunded: 100_00 });
  expect((await app.rows(mails)).map(({ kind }) => kind)).toContain('part-refund');
});

test('if the event of a payment is lost, reconciliation puts the website into the design', async () => {
  const { app, pageOf, workshop, differences } = await openDifferences();
  const page = await pageOf(deluxe);
  await app.services.database.durable((transaction) =>
    transaction
      .update(tillSessions)
      .set({ status: 'paid' })
      .where(eq(tillSessions.id, page.slice('/pay/'.length))),
  );
  app.pass(5 * 60_000);
  await app.services.orders.reconcile();
  expect((await differences()).map(({ status }) => status)).toEqual(['delivered']);
  expect((await workshop()).templateId).toBe(deluxe);
});

test('a difference with an open payment page keeps its link when the order’s is renewed: the page leads back to it', async () => {
  const { app, order, pageOf, differences } = await openDifferences();
  await pageOf(deluxe);
  const [{ token }] = (await differences()) as [Awaited<ReturnType<Opened['differences']>>[number]];
  const renewed = await app.send('POST', `/orders/${order.token}/link`, {});
  expect([renewed.statusCode, renewed.json()]).toMatchObject([409, { error: 'at-the-till' }]);
  expect((await differences())[0]!.token).toBe(token);
});
