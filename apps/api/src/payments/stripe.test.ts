import { createServer } from 'node:net';
import { addOnsOf } from '@awning/shop/addOns';
import { catalogue } from '@awning/templates/catalogue';
import { expect, onTestFinished, test } from 'vitest';
import { checkoutAttempts, orders, paymentSessions } from '../database/schema.ts';
import { createMemoryCounter } from '../limits/memoryCounter.ts';
import { createServices } from '../services.ts';
import { createStripeShop, stripeKeys, type StripeShop } from '../testing/createStripeShop.ts';
import { createTestApp, customer, purchase } from '../testing/createTestApp.ts';
import type { Fault } from '../testing/fakeStripe/openFakeStripe.ts';
import { scaleHere } from '../testing/scaleHere.ts';

const url = '/api/create-checkout-session';
const key = { 'idempotency-key': 'one-visit' };
const closed = "We couldn't start your payment. You have not been charged. Please try again.";

/** The same shop in another process: it shares the database and the provider, and no memory. */
function restart({ services, now, openProvider }: StripeShop) {
  return createServices({
    database: services.database,
    mailTransport: { send: async () => undefined },
    siteUrl: 'http://shop.example',
    sitesHost: 'sites.shop.example',
    shopEmail: 'desk@awning.example',
    secret: 'a-secret-that-only-the-tests-know-of',
    counter: createMemoryCounter({ now }),
    rateLimits: false,
    now,
    log: () => undefined,
    scalePicture: scaleHere,
    payments: openProvider(),
  });
}

test('who takes the payments is told: Stripe with its keys, else the test till', async () => {
  const told = async ({ get }: Pick<StripeShop, 'get'>) => (await get('/api/payments/provider')).json();
  expect(await told(await createStripeShop())).toEqual({ provider: 'stripe' });
  expect(await told(await createTestApp())).toEqual({ provider: 'till' });
});

test('Stripe is asked for exactly what is bought, and nothing else', async () => {
  const { buy, rows, stripe } = await createStripeShop();
  await buy(purchase, key);

  const [order] = (await rows(orders)) as [typeof orders.$inferSelect];
  const [request] = stripe.requests;
  expect(stripe.requests).toHaveLength(1);
  expect(Object.fromEntries(new URLSearchParams(request!.body))).toEqual({
    mode: 'payment',
    client_reference_id: order.reference,
    customer_email: 'ada@sharp.example',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][unit_amount]': '29900',
    'line_items[0][price_data][product_data][name]': 'Barbershop Classic',
    'line_items[1][quantity]': '1',
    'line_items[1][price_data][currency]': 'usd',
    'line_items[1][price_data][unit_amount]': '10000',
    'line_items[1][price_data][product_data][name]': 'Blog Setup',
    success_url: `http://shop.example/checkout/success?order=${order.token}`,
    cancel_url: `http://shop.example/checkout/cancelled?order=${order.token}`,
    // Half an hour, and the time that the request may take.
    expires_at: String(Date.parse('2026-11-21T09:32:00Z') / 1000),
    'metadata[reference]': order.reference,
    'payment_intent_data[metadata][reference]': order.reference,
  });
  expect(request!.key).toMatch(/^[\w-]{10,255}$/);
  expect(request!.headers).not.toHaveProperty('x-stripe-client-telemetry');
  expect(String(request!.headers['x-stripe-client-user-agent'])).not.toMatch(
    /platform|telemetry_id|application/,
  );
});

test('every template with every choice of extras costs what the catalogue says', async () => {
  const { post, rows, stripe } = await createStripeShop();
  for (const template of catalogue) {
    const addOns = addOnsOf(template);
    const response = await post(url, {
      templateId: template.id,
      addOns: addOns.map(({ id }) => id),
      customer,
    });
    expect(response.statusCode).toBe(200);
  }

  const charged = new Map([...stripe.sessions.values()].map(({ reference, amount }) => [reference, amount]));
  const saved = await rows(orders);
  expect(saved).toHaveLength(catalogue.length);
  for (const { reference, total, templateId } of saved) {
    const template = catalogue.find(({ id }) => id === templateId)!;
    const sum = addOnsOf(template).reduce((all, { price }) => all + price, template.price);
    expect([total, charged.get(reference)]).toEqual([sum, sum]);
  }
});

const tampered = ['price', 'amount', 'total', 'unit_amount', 'currency', 'quantity'];
const values = ['0', '-1', '0.1', '1e400', '"1"', 'null', '[1]', '{"amount":1}', '"EUR"', 'true'];

test('sixty bodies that name a price of their own cost what the catalogue says', async () => {
  const { app, stripe } = await createStripeShop();
  for (const name of tampered) {
    for (const value of values) {
      const payload = `{"templateId":"barbershop-classic","addOns":["blogSetup"],"${name}":${value},"customer":{"name":"Ada","email":"ada@sharp.example","${name}":${value}}}`;
      const headers = { 'content-type': 'application/json' };
      const { statusCode } = await app.inject({
        method: 'POST',
        url: `${url}?${name}=1&${name}=2`,
        headers,
        payload,
      });
      expect(statusCode).toBe(200);
    }
  }

  const charged = [...stripe.sessions.values()].map(({ amount, currency }) => `${amount} ${currency}`);
  expect(charged).toEqual(Array.from({ length: 60 }, () => '39900 usd'));
});

const foreign = [
  'https://evil.example/c/pay/cs_1',
  'http://checkout.stripe.com/c/pay/cs_1',
  'https://checkout.stripe.com.evil.example/',
  'https://checkout.stripe.com@evil.example/',
  '//evil.example/pay',
  'javascript:alert(1)',
  'blob:https://checkout.stripe.com/1',
  '',
  null,
  7,
];

test('a buyer is sent to Stripe’s pages and nowhere else', async () => {
  const shop = await createStripeShop();
  const answers: unknown[] = [];
  for (const page of foreign) {
    shop.break({ kind: 'page', url: page });
    const response = await shop.post(url, purchase);
    answers.push([page, response.statusCode, response.json().message]);
  }

  expect(answers).toEqual(foreign.map((page) => [page, 503, closed]));
  expect(await shop.rows(orders)).toEqual([]);
});

test('a buyer is sent to the shop’s own Checkout domain if there is one, and the response names its host', async () => {
  const shop = await createStripeShop({ checkoutHost: 'pay.shop.example' });
  const others = [
    ...foreign,
    'http://pay.shop.example/c/pay/cs_1',
    'https://pay.shop.example:8443/c/pay/cs_1',
    'https://pay.shop.example.evil.example/',
    'https://pay.shop.example@evil.example/',
    'https://shop@pay.shop.example/',
    'https://shop.example/',
    'blob:https://pay.shop.example/1',
  ];
  for (const page of others) {
    shop.break({ kind: 'page', url: page });
    expect([page, (await shop.post(url, purchase)).statusCode]).toEqual([page, 503]);
  }
  expect(await shop.rows(orders)).toEqual([]);

  const page = 'https://pay.shop.example/c/pay/cs_1';
  shop.break({ kind: 'page', url: page });
  expect((await shop.post(url, purchase)).json()).toEqual({ url: page, host: 'pay.shop.example' });
  const form = await shop.postForm(url, { templateId: 'barbershop-classic', ...customer });
  expect([form.statusCode, form.headers.location]).toEqual([303, page]);
  const [{ token }] = (await shop.rows(orders)) as [typeof orders.$inferSelect];
  expect((await shop.post(`/orders/${token}/pay`, {})).json()).toEqual({
    url: page,
    host: 'pay.shop.example',
  });

  // An own domain is switched on and off at Stripe.
  shop.mend();
  expect((await shop.post(url, purchase)).json()).toEqual({
    url: expect.stringMatching(/^https:\/\/checkout\.stripe\.com\//),
    host: 'checkout.stripe.com',
  });
});

const faults: [string, Fault][] = [
  ['refuses the connection', { kind: 'refuse' }],
  ['has a fault of its own', { kind: 'error' }],
  ['has a fault after it opened the page', { kind: 'error', after: true }],
  ['has too much to do', { kind: 'too-many' }],
  ['does not answer', { kind: 'hang' }],
  ['answers what nobody can read', { kind: 'garbage' }],
  ['loses its answer', { kind: 'lose-answer' }],
  ['names another page', { kind: 'page', url: 'https://evil.example/' }],
];

test.each(faults)(
  'when Stripe %s, the buyer is told, nothing is stored, and a retry sells once',
  async (_name, fault) => {
    const shop = await createStripeShop({ paymentTimeouts: { till: 2_500, visit: 300, job: 300 } });
    shop.break(fault);
    const refused = await shop.post(url, purchase, key);
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toEqual({ error: 'payment-unavailable', message: closed });

    const fields = { templateId: 'barbershop-classic', ...customer };
    const page = await shop.postForm(url, fields);
    expect(page.statusCode).toBe(503);
    expect(page.body).toContain('You have not been charged.');
    expect(await shop.rows(orders)).toEqual([]);

    shop.mend();
    const keyed = await shop.post(url, purchase, key);
    // Stripe stores even a wrong answer under a key: then it takes one more try.
    const answered = keyed.statusCode === 200 ? keyed : await shop.post(url, purchase, key);
    expect(answered.json().url).toContain('https://checkout.stripe.com/c/pay/cs_');
    expect((await shop.post(url, purchase, key)).json().url).toBe(answered.json().url);
    expect(await shop.rows(orders)).toHaveLength(1);
    expect(shop.stripe.mismatches()).toBe(0);
  },
);

test.each([
  ['nobody listens', (real: string) => real.replace(/:\d+$/, ':1')],
  ['somebody listens who speaks no TLS', (real: string) => real.replace('http:', 'https:')],
  ['there is no such host', () => 'http://stripe.invalid'],
])('when %s, the buyer is told and nothing is stored', async (_name, apiUrl) => {
  const { post, rows } = await createStripeShop({ apiUrl });
  const response = await post(url, purchase);

  expect(response.statusCode).toBe(503);
  expect(response.json().message).toBe(closed);
  expect(await rows(orders)).toEqual([]);
});

test('an answer that drips for ever is not waited for', async () => {
  const drip = createServer((socket) => {
    const timer = setInterval(() => socket.write('x'), 50);
    socket.on('close', () => clearInterval(timer)).on('error', () => undefined);
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n');
  });
  await new Promise<void>((resolve) => {
    drip.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void drip.close());
  const { port } = drip.address() as { port: number };
  const { post } = await createStripeShop({
    apiUrl: () => `http://127.0.0.1:${port}`,
    paymentTimeouts: { till: 400, visit: 300, job: 300 },
  });

  expect((await post(url, purchase)).statusCode).toBe(503);
});

test('Stripe’s own client retries by itself, with the same key and the same bytes', async () => {
  const shop = await createStripeShop({ retries: 2 });
  shop.break({ kind: 'lose-answer' });
  const bought = shop.post(url, purchase);
  await expect.poll(() => shop.stripe.requests.length).toBeGreaterThan(0);
  shop.mend();
  expect((await bought).statusCode).toBe(200);

  const [first, ...again] = shop.stripe.requests;
  expect(again.length).toBeGreaterThan(0);
  for (const { key: name, body } of again) expect([name, body]).toEqual([first!.key, first!.body]);
  expect(shop.stripe.sessions.size).toBe(1);
});

test('twenty clicks at once, on two processes, are one order and one page at Stripe', async () => {
  // Both processes may ask at the same moment: Stripe accepts one of them, and the other retries.
  const shop = await createStripeShop({ retries: 2 });
  const other = restart(shop);
  shop.break({ kind: 'delay', milliseconds: 100 });
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, place) => {
      if (place % 2 === 0) return (await shop.post(url, purchase, key)).json<{ url: string }>().url;
      const placed = await other.checkout.checkOut(purchase, { requestKey: 'one-visit' });
      return placed.outcome === 'ready' && placed.url;
    }),
  );
  shop.mend();
  const later = (await shop.post(url, purchase, key)).json().url;

  expect(answers).toEqual(Array.from({ length: 20 }, () => later));
  expect(await shop.rows(orders)).toHaveLength(1);
  expect(await shop.rows(paymentSessions)).toHaveLength(1);
  expect(shop.stripe.sessions.size).toBe(1);
  expect(shop.stripe.mismatches()).toBe(0);
});

test('twenty purchases without a request key are twenty orders', async () => {
  const { post, rows, stripe } = await createStripeShop();
  await Promise.all(Array.from({ length: 20 }, () => post(url, purchase)));

  expect(await rows(orders)).toHaveLength(20);
  expect(stripe.sessions.size).toBe(20);
  expect(new Set(stripe.requests.map((request) => request.key)).size).toBe(20);
});

test('a lost answer is requested again after a restart, and is the same page', async () => {
  const shop = await createStripeShop();
  shop.break({ kind: 'lose-answer' });
  expect((await shop.post(url, purchase, key)).statusCode).toBe(503);
  expect(shop.stripe.sessions.size).toBe(1);

  shop.mend();
  shop.pass(60_000);
  const placed = await restart(shop).checkout.checkOut(purchase, { requestKey: 'one-visit' });
  expect(placed).toEqual({ outcome: 'ready', url: [...shop.stripe.sessions.values()][0]!.url });
  expect(await shop.rows(orders)).toHaveLength(1);
  expect(shop.stripe.sessions.size).toBe(1);
  expect(shop.stripe.mismatches()).toBe(0);
});

test('a request that never reached Stripe is made again when its half hour has become too short', async () => {
  const shop = await createStripeShop();
  shop.break({ kind: 'refuse' });
  await shop.post(url, purchase, key);
  shop.mend();
  shop.pass(10 * 60_000);

  expect((await shop.post(url, purchase, key)).statusCode).toBe(200);
  expect(await shop.rows(orders)).toMatchObject([{ expiresAt: new Date('2026-11-21T09:40:00Z') }]);
  expect(shop.stripe.sessions.size).toBe(1);
});

test('an order that could not be stored is stored at the retry, with the page that is open already', async () => {
  let broken = false;
  const shop = await createStripeShop({
    wrap: (database) => ({
      ...database,
      durable: (work) => {
        if (broken) throw Object.assign(new Error('gone'), { code: 'ECONNRESET' });
        return database.durable(work);
      },
    }),
  });
  shop.stripe.beforeAnswer = async () => {
    broken = true;
  };
  expect((await shop.post(url, purchase, key)).statusCode).toBe(503);
  expect(await shop.rows(orders)).toEqual([]);

  broken = false;
  shop.stripe.beforeAnswer = undefined;
  expect((await shop.post(url, purchase, key)).statusCode).toBe(200);
  expect(await shop.rows(orders)).toHaveLength(1);
  expect(shop.stripe.sessions.size).toBe(1);
});

test('the same key for another purchase is refused, during the first and after it', async () => {
  const shop = await createStripeShop();
  shop.break({ kind: 'refuse' });
  await shop.post(url, purchase, key);
  shop.mend();
  expect((await shop.post(url, { ...purchase, addOns: [] }, key)).statusCode).toBe(422);
  expect((await shop.post(url, purchase, key)).statusCode).toBe(200);
  expect((await shop.post(url, { ...purchase, addOns: [] }, key)).statusCode).toBe(422);
  expect(shop.stripe.sessions.size).toBe(1);
});

test('a checkout attempt is deleted after a day', async () => {
  const shop = await createStripeShop();
  await shop.buy(purchase, key);
  shop.pass(24 * 60 * 60_000);
  await shop.services.orders.expireOverdue();
  expect(await shop.rows(checkoutAttempts)).toHaveLength(1);

  shop.pass(1);
  await shop.services.orders.expireOverdue();
  expect(await shop.rows(checkoutAttempts)).toEqual([]);
});

test('a signed-in buyer’s order belongs to their account', async () => {
  const { post, rows, signIn } = await createStripeShop();
  const { user, headers } = await signIn();
  await post(url, purchase, headers);
  await post(url, purchase, { ...headers, ...key });
  await post(url, purchase);

  expect((await rows(orders)).map(({ userId }) => userId)).toEqual([user.id, user.id, null]);
});

test('with Stripe there is no test till', async () => {
  const { get, buy, stripe } = await createStripeShop();
  const sessionId = await buy();

  expect(stripe.sessions.has(sessionId)).toBe(true);
  expect((await get(`/pay/${sessionId}`)).statusCode).toBe(404);
});

test('the secret key is sent to Stripe alone', async () => {
  const { post, stripe } = await createStripeShop();
  const answer = await post(url, purchase);

  expect(stripe.requests[0]!.headers.authorization).toBe(`Bearer ${stripeKeys.secretKey}`);
  expect(JSON.stringify([answer.headers, answer.body])).not.toContain(stripeKeys.secretKey);
});
