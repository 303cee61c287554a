import { expect, test } from 'vitest';
import { auditLog, mails, orderLinkRequests, orders } from '../../../database/schema.ts';
import { openSite } from '../../sites/sites.fixtures.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { anOrder, keep } from '../../../testing/seed.ts';

const renew = (app: TestApp, token: string) => app.post(`/orders/${token}/link`, {});
const tokenIn = (response: { json: () => { path: string } }) => response.json().path.replace('/orders/', '');

test('a new link opens the order, is mailed to its buyer and recorded in the audit log; the old one opens nothing', async () => {
  const { app, order, fillIn, build, publish } = await openSite({ status: 'in_progress' });
  await fillIn();
  await publish(await build());
  const { token } = order;
  const pages = (of: string) =>
    [
      'status',
      'workshop',
      'workshop/form',
      'workshop/pictures',
      'site',
      'site/files.zip',
      'site/source.zip',
      'site/entries.csv',
    ].map((place) => `/orders/${of}/${place}`);
  const codes = (of: string) => Promise.all(pages(of).map(async (page) => (await app.get(page)).statusCode));
  expect(new Set(await codes(token))).toEqual(new Set([200]));

  const response = await renew(app, token);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  const next = tokenIn(response);
  expect(next).toMatch(/^[\w-]{43}$/);
  expect(new Set(await codes(next))).toEqual(new Set([200]));
  expect(new Set(await codes(token))).toEqual(new Set([404]));
  expect((await renew(app, token)).statusCode).toBe(404);
  expect(
    (await app.send('PATCH', `/orders/${token}/workshop/content`, { version: 1, changes: [] })).statusCode,
  ).toBe(404);
  expect((await app.post(`/orders/${token}/pay`, {})).statusCode).toBe(404);

  const written = (await app.rows(mails)).filter(({ kind }) => kind === 'order-link');
  expect(written).toMatchObject([
    { recipient: order.customerEmail, text: expect.stringContaining(`http://shop.example/orders/${next}`) },
  ]);
  const noted = (await app.rows(auditLog)).filter(({ action }) => action === 'order.link');
  expect(noted).toMatchObject([{ actorId: null, subjectId: order.id, detail: { by: 'buyer' } }]);
});

test('of two renewals of one link at once, one counts and the other is refused', async () => {
  let arrived = 0;
  let letBothGo: () => void = () => undefined;
  const both = new Promise<void>((resolve) => {
    letBothGo = resolve;
  });
  let isRace = false;
  const app = await createTestApp({
    wrap: (database) => ({
      ...database,
      // Both have found the order by its link: each waits here for the other before it writes.
      durable: async (work) => {
        if (isRace) {
          arrived += 1;
          if (arrived === 2) letBothGo();
          await both;
        }
        return database.durable(work);
      },
    }),
  });
  const [order] = await keep(app, orders, [anOrder()]);
  isRace = true;
  const answers = await Promise.all([renew(app, order!.token), renew(app, order!.token)]);

  const won = answers.find(({ statusCode }) => statusCode === 200)!;
  const lost = answers.find((answer) => answer !== won)!;
  expect([lost.statusCode, lost.json().error]).toEqual([409, 'renewed-already']);
  expect(await app.rows(orders)).toMatchObject([{ token: tokenIn(won) }]);
  expect(await app.rows(mails)).toHaveLength(1);
});

test('a plain form leads to the page with the new link', async () => {
  const app = await createTestApp();
  const [order] = await keep(app, orders, [anOrder()]);
  const response = await app.postForm(`/orders/${order!.token}/link`, {});

  const [{ token }] = (await app.rows(orders)) as [typeof orders.$inferSelect];
  expect(token).not.toBe(order!.token);
  expect([response.statusCode, response.headers.location]).toEqual([303, `/orders/${token}`]);
});

test('an order with an open payment page keeps the link to which that page leads back', async () => {
  const app = await createTestApp();
  const [order] = await keep(app, orders, [anOrder({ status: 'pending', paidAt: null })]);
  const response = await renew(app, order!.token);

  expect([response.statusCode, response.json().error]).toEqual([409, 'at-the-till']);
  expect(await app.rows(orders)).toMatchObject([{ token: order!.token }]);
});

test('a mailbox gets no more than three new links an hour, and a refused renewal leaves the link valid', async () => {
  const app = await createTestApp({ rateLimits: true });
  const [order] = await keep(app, orders, [anOrder()]);
  let { token } = order!;
  for (let times = 0; times < 3; times += 1) token = tokenIn(await renew(app, token));

  const refused = await renew(app, token);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
  expect((await app.get(`/orders/${token}/status`)).statusCode).toBe(200);
});

const sent =
  'If orders were placed with this address, an email with a link to each of them is on its way there.';
const linkMails = async (app: TestApp) =>
  (await app.rows(mails)).filter(({ kind }) => kind === 'order-links');

test('a buyer who lost their links gets one per order by mail; every address gets the same response', async () => {
  const app = await createTestApp();
  const mine = [anOrder(), anOrder({ customerEmail: 'Ada@Sharp.example', status: 'delivered' })];
  const hers = anOrder({ customerEmail: 'bea@short.example' });
  await keep(app, orders, [...mine, hers]);
  const answers = [
    await app.post('/find-order', { email: 'ADA@sharp.example' }),
    await app.post('/find-order', { email: 'nobody@sharp.example' }),
  ];
  for (const answer of answers) {
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: sent }]);
  }

  await app.services.orderLinks.answerAsked();
  const written = await linkMails(app);
  expect(written).toHaveLength(1);
  expect(written[0]!.recipient.toLowerCase()).toBe('ada@sharp.example');
  for (const { token } of mine) expect(written[0]!.text).toContain(`http://shop.example/orders/${token}`);
  expect(written[0]!.text).not.toContain(hers.token);
  expect(await app.rows(orderLinkRequests)).toEqual([]);
});

test('without script the form and its response page are the same for every address', async () => {
  const app = await createTestApp();
  const page = await app.get('/find-order');
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(page.body).toContain('action="/find-order" method="post"');

  const answer = await app.postForm('/find-order', { email: 'nobody@sharp.example' });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining(sent)]);
  const refused = await app.postForm('/find-order', { email: 'nobody' });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('Enter an email address like name@example.com');
  expect(refused.body).toContain('value="nobody"');
});

test('one mailbox gets no more than three such mails an hour, and one client may send no more than five requests', async () => {
  const app = await createTestApp({ rateLimits: true });
  await keep(app, orders, [anOrder()]);
  const codes = [];
  for (let times = 0; times < 6; times += 1) {
    codes.push((await app.post('/find-order', { email: 'ada@sharp.example' })).statusCode);
    await app.services.orderLinks.answerAsked();
  }

  expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await linkMails(app)).toHaveLength(3);
});

test('two workers never answer one request twice', async () => {
  const app = await createTestApp();
  const people = Array.from({ length: 12 }, (_, place) => `person${place}@people.example`);
  await keep(
    app,
    orders,
    people.map((customerEmail) => anOrder({ customerEmail })),
  );
  for (const email of people) await app.post('/find-order', { email });
  await Promise.all(Array.from({ length: 4 }, () => app.services.orderLinks.answerAsked()));

  const recipients = (await linkMails(app)).map(({ recipient }) => recipient);
  expect(recipients.toSorted()).toEqual(people.toSorted());
});
