import { expect, test } from 'vitest';
import { mails, orders, paymentEvents } from '../database/schema.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { createStripeShop, stripeKeys } from '../testing/createStripeShop.ts';
import { sign } from './signature.ts';
import { createStripe } from './stripe.ts';

const now = Date.parse('2026-11-21T09:00:00Z');
const at = (seconds: number) => new Date(now + seconds * 1000);
const { webhookSecret: newest, olderSecret: older } = stripeKeys;

const signatures: [name: string, status: number, header: (body: Buffer) => string | undefined][] = [
  ['nothing', 400, () => undefined],
  ['an empty header', 400, () => ''],
  ['a word', 400, () => 'signed'],
  ['a time alone', 400, () => `t=${now / 1000}`],
  ['a signature alone', 400, (body) => sign(body, newest, at(0)).split(',')[1]],
  ['an empty signature', 400, () => `t=${now / 1000},v1=`],
  ['a signature without its sign', 400, () => `t=${now / 1000},v1`],
  ['zeros', 400, () => `t=${now / 1000},v1=${'0'.repeat(64)}`],
  ['another secret', 400, (body) => sign(body, 'whsec_other', at(0))],
  ['an empty secret', 400, (body) => sign(body, '', at(0))],
  ['the secret key', 400, (body) => sign(body, stripeKeys.secretKey, at(0))],
  ['another body', 400, (body) => sign(Buffer.concat([body, Buffer.from(' ')]), newest, at(0))],
  [
    'the body written anew',
    400,
    (body) => sign(Buffer.from(JSON.stringify(JSON.parse(body.toString()))), newest, at(0)),
  ],
  [
    'another time than is written',
    400,
    (body) => sign(body, newest, at(0)).replace(/t=\d+/, `t=${now / 1000 + 1}`),
  ],
  ['five minutes and a second ago', 400, (body) => sign(body, newest, at(-301))],
  ['in five minutes and a second', 400, (body) => sign(body, newest, at(301))],
  ['a month ago', 400, (body) => sign(body, newest, at(-30 * 24 * 3600))],
  ['an older scheme', 400, (body) => sign(body, newest, at(0)).replace('v1=', 'v0=')],
  ['two times', 400, (body) => `t=${now / 1000},${sign(body, newest, at(0))}`],
  ['a header without end', 400, (body) => `${sign(body, newest, at(0))},${'v1=0,'.repeat(1_000)}`],
  ['five minutes ago', 200, (body) => sign(body, newest, at(-300))],
  ['in five minutes', 200, (body) => sign(body, newest, at(300))],
  ['the secret of before', 200, (body) => sign(body, older, at(0))],
  [
    'a wrong one and a right one',
    200,
    (body) => sign(body, newest, at(0)).replace(',', `,v1=${'0'.repeat(64)},`),
  ],
  ['a scheme of tomorrow beside it', 200, (body) => `${sign(body, newest, at(0))},v2=abc`],
];

test('a correctly signed event is accepted, and nothing of any other is stored', async () => {
  const { buy, stripe, rows, app } = await createStripeShop();
  const answers: [string, number][] = [];
  for (const [name, , header] of signatures) {
    const { body } = stripe.acts.pay(await buy());
    const signature = header(body);
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      headers: {
        'content-type': 'application/json',
        ...(signature !== undefined && { 'stripe-signature': signature }),
      },
      payload: body,
    });
    answers.push([name, statusCode]);
  }

  expect(answers).toEqual(signatures.map(([name, status]) => [name, status]));
  const paid = (await rows(orders)).filter(({ status }) => status === 'paid');
  expect(paid).toHaveLength(5);
  expect(await rows(paymentEvents)).toHaveLength(5);
});

test('without a secret every event is refused, even one signed with none', () => {
  const stripe = createStripe({
    ...stripeKeys,
    webhookSecrets: [''],
    apiUrl: 'http://127.0.0.1',
    now: () => at(0),
  });
  const body = Buffer.from('{"id":"evt_1","type":"ping","data":{"object":{}}}');

  for (const secret of ['', newest]) {
    expect(stripe.readEvent(body, { 'stripe-signature': sign(body, secret, at(0)) })).toEqual({
      outcome: 'refused',
    });
  }
});

test.each([
  'checkout.session.completed',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'customer.created',
  '',
])('a %s without usable content is accepted and changes nothing', async (type) => {
  const { stripe, rows } = await createStripeShop();
  for (const object of [{}, { id: 'cs\u0000', amount_total: '1' }, { payment_intent: null }]) {
    expect(await stripe.deliver(stripe.acts.mention(type, object))).toBe(200);
  }
  expect(await rows(paymentEvents)).toEqual([]);
});

test.each(['pending', 'requires_action', 'succeeded'])(
  'a refund that is %s is reported by its charge, and not twice',
  async (status) => {
    const { buy, stripe, rows } = await createStripeShop();
    const id = await buy();
    await stripe.deliver(stripe.acts.pay(id));
    const refund = { payment_intent: stripe.sessions.get(id)!.payment!.id, amount: 1_00, currency: 'usd' };
    expect(await stripe.deliver(stripe.acts.mention('refund.updated', { ...refund, status }))).toBe(200);

    expect(await rows(paymentEvents)).toHaveLength(1);
    expect(await rows(orders)).toMatchObject([{ status: 'paid', flag: null }]);
  },
);

test.each([undefined, null, {}, { refund: 'made by hand' }])(
  'a failed refund without a name of ours (%j) is flagged for a person',
  async (metadata) => {
    const { buy, stripe, rows } = await createStripeShop();
    const id = await buy();
    await stripe.deliver(stripe.acts.pay(id));
    const refund = { payment_intent: stripe.sessions.get(id)!.payment!.id, amount: 1_00, currency: 'usd' };
    const event = stripe.acts.mention('refund.failed', { ...refund, status: 'failed', metadata });
    expect(await stripe.deliver(event)).toBe(200);

    expect(await rows(orders)).toMatchObject([{ status: 'paid', flag: 'refund-failed' }]);
  },
);

test('an event that is repeated after a month is recognised', async () => {
  const { buy, stripe, rows, pass } = await createStripeShop();
  const event = stripe.acts.pay(await buy());
  await stripe.deliver(event);
  pass(30 * 24 * 60 * 60_000);

  expect(await stripe.deliver(event)).toBe(200);
  expect(await rows(mails)).toHaveLength(2);
});

test('an event that arrives before its payment page is stored is not lost', async () => {
  const { buy, stripe, rows } = await createStripeShop();
  stripe.beforeAnswer = async ({ id }) => {
    await stripe.deliver(stripe.acts.pay(id));
    await stripe.deliver(stripe.acts.dispute(id));
  };
  await buy();

  expect(await rows(orders)).toMatchObject([{ status: 'paid', flag: 'disputed' }]);
  expect(await rows(mails)).toHaveLength(2);
});

test('an event that arrives before the page of a second attempt is stored is not lost', async () => {
  const { buy, stripe, rows, post } = await createStripeShop();
  await buy();
  const [{ token }] = (await rows(orders)) as [typeof orders.$inferSelect];
  stripe.beforeAnswer = async ({ id }) => stripe.deliver(stripe.acts.pay(id));
  await post(`/orders/${token}/pay`, {});

  expect(await rows(orders)).toMatchObject([{ status: 'paid' }]);
  expect(await rows(mails)).toHaveLength(2);
});

test('a buyer who never returns to the shop has bought, and gets the receipt', async () => {
  const { buy, stripe, rows, outbox } = await createStripeShop();
  await stripe.deliver(stripe.acts.pay(await buy()));

  expect(await rows(orders)).toMatchObject([{ status: 'paid' }]);
  expect((await outbox()).join()).toContain('ada@sharp.example');
});

test.each([
  ['less', { amount_total: 398_99 }, 'amount'],
  ['more', { amount_total: 399_01 }, 'amount'],
  ['in another currency', { currency: 'eur' }, 'amount'],
  ['for another order', { client_reference_id: 'AW-0000-0000' }, 'reference'],
  ['for a reference no column takes', { client_reference_id: 'AW\u0000' }, 'reference'],
])(
  'a payment that is %s is flagged for a person, acknowledged, and fulfils nothing',
  async (_name, change, flag) => {
    const { buy, stripe, rows, services, pass } = await createStripeShop();
    const event = stripe.acts.pay(await buy(), change);
    expect(await stripe.deliver(event)).toBe(200);

    expect(await rows(orders)).toMatchObject([{ status: 'pending', flag, paidAt: null }]);
    expect(await rows(paymentEvents)).toMatchObject([{ id: event.id, outcome: flag }]);
    expect(await rows(mails)).toEqual([]);

    // The order does not expire either: the buyer paid something.
    pass(31 * 60_000);
    await services.orders.expireOverdue();
    expect(await rows(orders)).toMatchObject([{ status: 'pending', flag }]);
  },
);

test('a wrong reference is kept by an event that arrives too early', async () => {
  const { buy, stripe, rows } = await createStripeShop();
  stripe.beforeAnswer = async ({ id }) =>
    stripe.deliver(stripe.acts.pay(id, { client_reference_id: 'AW-0000-0000' }));
  await buy();

  expect(await rows(orders)).toMatchObject([{ status: 'pending', flag: 'reference' }]);
});

test('an order keeps its price, whatever the catalogue says by then', async () => {
  const { buy, stripe, rows, services } = await createStripeShop();
  const id = await buy();
  await services.database.durable((transaction) => transaction.update(orders).set({ templatePrice: 1_00 }));
  await stripe.deliver(stripe.acts.pay(id));

  expect(await rows(orders)).toMatchObject([{ status: 'paid', total: 399_00, flag: null }]);
});

test.each([
  ['is away', () => new DatabaseUnavailable('unreachable'), 503],
  ['is only for reading', () => Object.assign(new Error('read-only'), { code: '25006' }), 503],
  ['is too slow', () => Object.assign(new Error('timeout'), { code: '57014' }), 503],
  ['refuses what it is told', () => new Error('no'), 500],
])(
  'while the database %s no event is acknowledged, and the next delivery makes the order paid',
  async (_name, fault, status) => {
    let away = false;
    const { buy, stripe, rows } = await createStripeShop({
      wrap: (database) => ({
        ...database,
        durable: (work) => (away ? Promise.reject(fault()) : database.durable(work)),
      }),
    });
    stripe.acts.pay(await buy());

    away = true;
    expect(await stripe.deliverUnheard()).toEqual([status]);
    away = false;
    expect(await stripe.deliverUnheard()).toEqual([200]);
    expect(await rows(orders)).toMatchObject([{ status: 'paid' }]);
    expect(await rows(mails)).toHaveLength(2);
  },
);

test('a payment that takes days is waited for, and the order is paid when it arrives', async () => {
  const { buy, stripe, rows, pass, services } = await createStripeShop();
  const id = await buy();
  await stripe.deliver(stripe.acts.promise(id));
  expect(await rows(orders)).toMatchObject([{ status: 'pending' }]);

  pass(2 * 24 * 60 * 60_000);
  await services.orders.expireOverdue();
  expect(await rows(orders)).toMatchObject([{ status: 'pending' }]);
  await stripe.deliver(stripe.acts.moneyComes(id));
  expect(await rows(orders)).toMatchObject([{ status: 'paid' }]);
  expect(await rows(mails)).toHaveLength(2);
});

test('after a failed payment the order expires, and can be paid another way', async () => {
  const { buy, stripe, rows, pass, services, post } = await createStripeShop();
  const id = await buy();
  await stripe.deliver(stripe.acts.promise(id));
  const [{ token }] = (await rows(orders)) as [typeof orders.$inferSelect];
  expect((await post(`/orders/${token}/pay`, {})).statusCode).toBe(409);

  await stripe.deliver(stripe.acts.moneyFails(id));
  pass(31 * 60_000);
  await services.orders.expireOverdue();
  expect(await rows(orders)).toMatchObject([{ status: 'expired' }]);

  const { url } = (await post(`/orders/${token}/pay`, {})).json<{ url: string }>();
  await stripe.deliver(stripe.acts.pay(new URL(url).pathname.split('/').at(-1)!));
  expect(await rows(orders)).toMatchObject([{ status: 'paid' }]);
});

test('more events in a minute than another client may send are all accepted', async () => {
  const { buy, stripe, rows } = await createStripeShop({ rateLimits: true });
  const event = stripe.acts.pay(await buy());
  const said = JSON.parse(event.body.toString());
  const statuses: number[] = [];
  for (let sent = 0; sent < 400; sent += 20) {
    const some = Array.from({ length: 20 }, (_, place) =>
      stripe.deliver({
        ...event,
        body: Buffer.from(JSON.stringify({ ...said, id: `evt_${sent + place}` })),
      }),
    );
    statuses.push(...(await Promise.all(some)));
  }

  expect(statuses).toEqual(Array.from({ length: 400 }, () => 200));
  expect(await rows(mails)).toHaveLength(2);
});
