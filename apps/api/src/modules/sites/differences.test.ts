import { catalogue } from '@awning/templates/catalogue';
import { expect, test } from 'vitest';
import { openPages } from '../checkout/formKey.fixtures.ts';
import { mails, orderHistory, sites, siteVersions } from '../../database/schema.ts';
import { readyDay } from '../orders/order.ts';
import { classic, deluxe, deluxeDifference, openDifferences } from './differences.fixtures.ts';

/** A design dearer than the classic, and not the dearest. */
const between = catalogue.find(({ price }) => price > 299_00 && price < 799_00)!;

test('a dearer design is offered with its difference, and the payment puts the website into it', async () => {
  const { workshop, change, press, pay, app, order, status } = await openDifferences();
  await change(1, { path: 'business.line', value: 'Hair' });
  const before = await workshop();
  expect(before.dearer[0]).toMatchObject({ category: 'Barbershop', difference: expect.any(Number) });
  expect(before.dearer.find(({ id }) => id === deluxe)).toEqual({
    id: deluxe,
    name: 'Barbershop Deluxe',
    category: 'Barbershop',
    difference: deluxeDifference,
  });

  const pressed = await press(deluxe);
  expect(pressed.statusCode).toBe(200);
  expect((await workshop()).templateId).toBe(classic);
  await pay(new URL(pressed.json<{ url: string }>().url).pathname);

  const after = await workshop();
  expect(after).toMatchObject({ templateId: deluxe, version: 3, content: before.content });
  expect(after.messages).toMatchObject([
    {
      from: 'buyer',
      text: 'I have put the website into a dearer design and paid the difference: Barbershop Deluxe, in place of Barbershop Classic. Everything that was written for it is kept.',
    },
  ]);
  expect((await app.rows(siteVersions)).map(({ templateId }) => templateId)).toEqual([
    classic,
    classic,
    deluxe,
  ]);
  expect(await status()).toMatchObject({
    reference: order.reference,
    templateId: classic,
    total: 299_00,
    tier: 'advanced',
    upgrades: null,
    differences: [{ templateName: 'Barbershop Deluxe', total: deluxeDifference, status: 'delivered' }],
  });
});

test('the difference is an order of its own, with its receipt, and complete once paid', async () => {
  const { buy, app, order, status, differences } = await openDifferences({
    billing: { company: 'Sharp Trading Ltd' },
  });
  const difference = await buy(deluxe);
  expect(await differences()).toHaveLength(1);
  expect(difference).toMatchObject({
    status: 'delivered',
    templateId: deluxe,
    templatePrice: deluxeDifference,
    total: deluxeDifference,
    addOns: [],
    tier: 'advanced',
    customerEmail: order.customerEmail,
    billing: { company: 'Sharp Trading Ltd' },
    tried: null,
    flag: null,
  });
  const steps = (await app.rows(orderHistory)).filter(({ orderId }) => orderId === difference.id);
  expect(steps.map(({ step, whoseTurn }) => [step, whoseTurn])).toEqual([
    ['ordered', 'buyer'],
    ['paid', 'nobody'],
    ['delivered', 'nobody'],
  ]);
  const written = await app.rows(mails);
  expect(written.map(({ kind }) => kind)).toEqual(['difference-receipt']);
  expect(written[0]!.subject).toContain(difference.reference);
  expect(written[0]!.text).toContain('The difference for Barbershop Deluxe');
  expect(written[0]!.text).toContain('$500');
  expect(written[0]!.text).toContain(`/orders/${order.token}`);
  expect(await status(difference.token)).toMatchObject({
    site: null,
    delivery: null,
    upgrades: { reference: order.reference, url: `/orders/${order.token}` },
    differences: [],
  });
});

test('the next difference is computed from all sums paid for the design so far', async () => {
  const { buy, workshop, differences, press } = await openDifferences();
  await buy(between.id);
  const shown = await workshop();
  expect(shown.dearer.find(({ id }) => id === deluxe)?.difference).toBe(799_00 - between.price);
  expect(shown.dearer.map(({ id }) => id)).not.toContain(between.id);
  expect(shown.designs.map(({ id }) => id)).toEqual(expect.arrayContaining([classic, between.id]));
  await buy(deluxe);
  expect((await differences()).map(({ total }) => total)).toEqual([
    between.price - 299_00,
    799_00 - between.price,
  ]);
  expect((await workshop()).templateId).toBe(deluxe);
  expect((await press(between.id)).statusCode).toBe(422);
});

test('a repeated request leads to the same order; another dearer design cancels the one before', async () => {
  const { app, pageOf, differences, pay, workshop } = await openDifferences();
  await pageOf(between.id);
  const again = await pageOf(between.id);
  expect(await differences()).toHaveLength(1);
  expect(await openPages(app)).toEqual([again]);
  const second = await pageOf(deluxe);
  expect((await differences()).map(({ templateId, status }) => [templateId, status])).toEqual([
    [between.id, 'cancelled'],
    [deluxe, 'pending'],
  ]);
  await pay(second);
  expect((await workshop()).templateId).toBe(deluxe);
});

test('a second payment from the same pages is flagged, and changes no design', async () => {
  const { pageOf, pay, app, workshop, differences, atDesk } = await openDifferences();
  const first = await pageOf(between.id);
  await pay(await pageOf(deluxe));
  const late = (await differences()).find(({ sessionId }) => first.endsWith(sessionId))!;
  const { total: amount, currency, sessionId } = late;
  await app.tell({ id: 'evt_late', type: 'paid', sessionId, amount, currency });

  expect((await differences()).map(({ status, flag }) => [status, flag])).toEqual([
    ['paid', 'difference-late'],
    ['delivered', 'perhaps-twice'],
  ]);
  expect(await workshop()).toMatchObject({ templateId: deluxe });
  expect(await atDesk(late.id).look()).toMatchObject({ whoseTurn: 'nobody', refundable: amount });
});

test('a design that cannot be paid for is refused, and nothing is ordered', async () => {
  const { press, goLive, setOrder, differences, app, order } = await openDifferences();
  expect((await press(deluxe, 'nobodys')).statusCode).toBe(404);
  expect((await press('no-such-design')).json()).toMatchObject({ error: 'unknown-design' });
  const cheap = await press(classic);
  expect([cheap.statusCode, cheap.json()]).toMatchObject([
    422,
    { error: 'not-dearer', fields: { templateId: expect.any(String) } },
  ]);
  await setOrder({ status: 'refunded' });
  expect((await press(deluxe)).statusCode).toBe(409);
  await setOrder({ status: 'paid' });
  expect((await goLive()).statusCode).toBe(200);
  expect((await press(deluxe)).json()).toMatchObject({ error: 'published' });
  expect(await differences()).toEqual([]);

  const posted = await app.postForm(`/orders/${order.token}/design/difference`, { templateId: 'none' });
  expect(posted.statusCode).toBe(422);
});

test('a plain form leads to the payment page', async () => {
  const { app, order } = await openDifferences();
  const posted = await app.postForm(`/orders/${order.token}/design/difference`, { templateId: deluxe });
  expect(posted.statusCode).toBe(303);
  expect([new URL(posted.headers.location as string).pathname]).toEqual(await openPages(app));
});

test.for(['published', 'refunded'] as const)(
  'money that comes once the website is %s is kept and flagged',
  async (how) => {
    const { pageOf, pay, goLive, setOrder, differences, app, atDesk, order } = await openDifferences();
    const page = await pageOf(deluxe);
    if (how === 'published') await goLive();
    else await setOrder({ status: 'refunded' });
    await pay(page);

    const [late] = await differences();
    expect(late).toMatchObject({ status: 'paid', flag: 'difference-late', refunded: 0 });
    expect(await app.rows(sites)).toMatchObject([{ templateId: classic }]);
    const receipt = (await app.rows(mails)).find(({ kind }) => kind === 'difference-receipt')!;
    expect(receipt.text).toContain(`The website of order ${order.reference} could not be put into`);
    expect(await atDesk(order.id).look()).toMatchObject({
      differences: [{ id: late!.id, status: 'paid', total: deluxeDifference }],
    });
    expect(await atDesk(late!.id).look()).toMatchObject({
      isDifference: true,
      upgrades: { id: order.id, reference: order.reference },
    });
  },
);

test('a full refund before publication puts the website back, with all content', async () => {
  const { buy, refund, workshop, change, differences, press } = await openDifferences();
  const difference = await buy(deluxe);
  await change(2, { path: 'business.line', value: 'Hair' });
  const before = await workshop();
  expect((await refund(difference.id, 100_00)).statusCode).toBe(200);
  expect((await workshop()).templateId).toBe(deluxe);
  expect((await refund(difference.id)).statusCode).toBe(200);

  const after = await workshop();
  expect(after).toMatchObject({ templateId: classic, content: before.content });
  expect(after.messages.at(-1)).toMatchObject({
    from: 'shop',
    text: 'The difference for Barbershop Deluxe was refunded, so the website is in Barbershop Classic again. Everything that was written for it is kept.',
  });
  expect(after.dearer.find(({ id }) => id === deluxe)?.difference).toBe(deluxeDifference);
  // The difference can be bought once more.
  expect((await press(deluxe)).statusCode).toBe(200);
  expect((await differences()).map(({ status }) => status)).toEqual(['refunded', 'pending']);
});

test('a refund after publication leaves the website as it is', async () => {
  const { buy, refund, goLive, workshop } = await openDifferences();
  const difference = await buy(deluxe);
  await goLive();
  const before = await workshop();
  await refund(difference.id);
  expect(await workshop()).toMatchObject({ templateId: deluxe, state: before.state, stage: 'live' });
});

test('the refund of the later of two differences puts the website into the design of the earlier', async () => {
  const { buy, refund, workshop } = await openDifferences();
  await buy(between.id);
  await refund((await buy(deluxe)).id);
  expect((await workshop()).templateId).toBe(between.id);
});

test('the buyer changes freely between paid designs, and the delivery time is that of the dearest', async () => {
  const { buy, send, tell, handIn, status, workshop } = await openDifferences();
  await tell();
  await buy(deluxe);
  const { version } = await workshop();
  expect((await send('POST', '/design', { templateId: classic, version })).statusCode).toBe(200);
  expect((await send('POST', '/design', { templateId: deluxe, version: version + 1 })).statusCode).toBe(200);
  await handIn();
  const { timeline, readyBy } = await status();
  const begun = timeline.find(({ step }) => step === 'in_progress')!.at!;
  expect(readyBy).toBe(readyDay({ tier: 'advanced' }, new Date(begun)));
  expect(readyBy).not.toBe(readyDay({ tier: 'basic' }, new Date(begun)));
});

test('a difference has no website, and requests for one are refused', async () => {
  const { buy, app, atDesk, headers, order } = await openDifferences();
  const { token, id } = await buy(deluxe);
  expect((await app.get(`/orders/${token}/workshop`)).statusCode).toBe(404);
  expect((await app.get(`/admin/orders/${id}/site`, headers)).statusCode).toBe(404);
  const review = await app.postForm(`/orders/${token}/review`, { rating: '5', text: 'Open by Friday.' });
  expect(review.statusCode).toBe(403);
  expect(
    (await app.send('POST', `/orders/${token}/design/difference`, { templateId: deluxe })).statusCode,
  ).toBe(404);
  expect((await atDesk(id).patch({ address: 'https://sharp.example' })).statusCode).toBe(409);
  expect((await atDesk(id).patch({ status: 'in_progress' })).statusCode).toBe(409);
  const file = await app.send('POST', `/admin/orders/${id}/files`, { name: 'a.zip', size: 10 }, headers);
  expect(file.statusCode).toBe(404);
  expect(await app.rows(sites)).toHaveLength(1);

  const queue = await app.get('/admin/orders?turn=buyer', headers);
  expect(queue.json<{ items: { id: string }[] }>().items.map((line) => line.id)).toEqual([order.id]);
});

test('a new link to the order renews the links of its differences too: they lead to each other', async () => {
  const { buy, app, order, differences } = await openDifferences();
  const { token } = await buy(deluxe);
  const renewed = await app.send('POST', `/orders/${order.token}/link`, {});
  expect(renewed.statusCode).toBe(200);
  expect((await app.get(`/orders/${token}/status`)).statusCode).toBe(404);
  expect((await differences())[0]!.token).not.toBe(token);
});
