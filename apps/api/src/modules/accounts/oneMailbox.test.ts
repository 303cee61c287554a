import { expect, test } from 'vitest';
import * as tables from '../../database/schema.ts';
import { createTestApp, customer, purchase } from '../../testing/createTestApp.ts';
import { fillShop, type Somebody } from '../../testing/fillShop.ts';
import { ada, bearer, openBrowser } from '../../testing/people.ts';

/** One mailbox in lower case, in capitals, as Chrome's field for addresses sends it, and as a Mac types it. */
const spellings = [
  'q@münchen.example',
  'Q@MÜNCHEN.example',
  'q@xn--mnchen-3ya.example',
  'q@mu\u0308nchen.example',
] as const;
const [plain] = spellings;

test.each(spellings)('an account registered as %s has that mailbox in every spelling', async (email) => {
  const app = await createTestApp();
  const registered = await openBrowser(app).register({ ...ada, email });
  expect(registered.json().user.email).toBe(email);

  for (const [place, other] of spellings.entries()) {
    const second = await openBrowser(app).register({ ...ada, username: `ada${place}`, email: other });
    expect(second.statusCode).toBe(409);
    expect(Object.keys(second.json().fields)).toEqual(['email']);
    expect((await openBrowser(app).logIn(other)).statusCode).toBe(200);

    await app.send('PATCH', '/user/forgot-password', { email: other });
  }
  await app.services.resets.answerAsked();
  expect((await app.rows(tables.mails)).filter(({ kind }) => kind === 'reset')).toMatchObject([
    { recipient: email },
  ]);
});

test('mailboxes that only look alike are different ones', async () => {
  const app = await createTestApp();
  for (const [place, email] of [
    'q@münchen.example',
    'q@munchen.example',
    'q@muenchen.example',
    'q@mıke.example',
    'q@mike.example',
    'q@straße.example',
    'q@strasse.example',
  ].entries()) {
    const response = await openBrowser(app).register({ ...ada, username: `ada${place}`, email });
    expect(response.statusCode).toBe(201);
  }
});

test('a guest’s order shows in the account of the mailbox, in any spelling of either', async () => {
  for (const own of spellings) {
    const app = await createTestApp();
    for (const email of spellings) {
      await app.order({ ...purchase, customer: { ...customer, email } });
    }
    await app.order({ ...purchase, customer: { ...customer, email: 'q@munchen.example' } });
    const { headers } = await app.signIn({ email: own, emailProvenAt: new Date() });

    expect((await app.get('/account/orders', headers)).json()).toMatchObject({ total: spellings.length });
  }
});

test('one mailbox joins the newsletter once, and gets one mail about it', async () => {
  const app = await createTestApp();
  for (const email of spellings) {
    expect((await app.post('/newsletter/subscribe', { email })).statusCode).toBe(202);
  }

  expect(await app.rows(tables.subscribers)).toHaveLength(1);
  expect(await app.rows(tables.mails)).toHaveLength(1);
});

test('wrong passwords and mails are counted for the mailbox', async () => {
  const app = await createTestApp({ rateLimits: true, trustProxy: ['127.0.0.1'] });
  await openBrowser(app).register({ ...ada, email: plain });
  const answers: number[] = [];
  for (let times = 0; times < 6; times += 1) {
    const email = spellings[times % spellings.length]!;
    answers.push((await app.post('/user/login', { email, password: 'wrong' })).statusCode);
  }
  expect(answers).toEqual([401, 401, 401, 401, 401, 429]);

  for (const [place, email] of [...spellings, ...spellings].entries()) {
    const headers = { 'x-forwarded-for': `203.0.113.${place}` };
    await app.post('/contact/create', { name: 'Ada', email, message: `Message ${place}` }, headers);
  }
  const written = (await app.rows(tables.mails)).filter(({ kind }) => kind === 'contact');
  expect(written).toHaveLength(3);
});

test('the same message from one mailbox in any spelling is one message', async () => {
  const app = await createTestApp();
  for (const email of spellings) {
    await app.post('/contact/create', { name: 'Ada', email, message: 'Hello' });
  }

  expect(await app.rows(tables.messages)).toHaveLength(1);
});

test('an admin can be named and removed by any spelling', async () => {
  const app = await createTestApp();
  const { admins } = app.services;
  await admins.makeFirst({ email: spellings[1], password: ada.password });
  expect((await openBrowser(app).logIn(plain)).json().user.role).toBe('admin');
  expect(await admins.add(spellings[2])).toEqual({ outcome: 'already' });
  expect(await admins.remove(spellings[3])).toBe('last');
});

test('the desk finds a mailbox by any spelling', async () => {
  const app = await createTestApp();
  for (const email of spellings) {
    await app.order({ ...purchase, customer: { ...customer, email } });
    await app.post('/contact/create', { name: 'Ada', email, message: email });
  }
  await app.post('/newsletter/subscribe', { email: spellings[2] });
  await app.signIn({ email: spellings[3] });
  const { headers } = await app.signIn({ role: 'admin' });
  const found = async (list: string, words: string) =>
    (await app.get(`/admin/${list}?q=${encodeURIComponent(words)}`, headers)).json().total as number;

  for (const words of [...spellings, 'münchen', 'XN--mnchen']) {
    expect([words, await found('orders', words)]).toEqual([words, 4]);
    expect([words, await found('messages', words)]).toEqual([words, 4]);
    expect([words, await found('subscribers', words)]).toEqual([words, 1]);
    expect([words, await found('people', words)]).toEqual([words, 1]);
    expect(await found('mails', words)).toBeGreaterThanOrEqual(4);
  }
  expect(await found('orders', 'q@munchen.example')).toBe(0);
});

test('an export and an erasure cover the data of a mailbox in every spelling', async () => {
  const app = await createTestApp();
  const who = (email: string): Somebody => ({
    firstName: 'Quentin',
    lastName: 'Isarson',
    username: 'quentin',
    email,
    business: 'Isarson & Daughters',
  });
  for (const email of spellings.slice(0, 3)) {
    await fillShop(app, { who: who(email), passwordHash: 'none', account: false });
    await app.services.database.durable((transaction) => transaction.delete(tables.subscribers));
  }
  const browser = openBrowser(app);
  const headers = bearer(await browser.register({ ...ada, email: spellings[3] }));
  await app.post('/newsletter/subscribe', { email: spellings[1] });
  await app.services.database.durable((transaction) =>
    transaction.update(tables.users).set({ emailProvenAt: new Date() }),
  );

  const { held } = (await app.get('/account/export', headers)).json<{ held: Record<string, unknown[]> }>();
  expect(held).toMatchObject({ newsletter: [{ email: spellings[1] }] });
  for (const [kind, count] of Object.entries({
    orders: 6,
    messages: 3,
    quotes: 3,
    resetRequests: 3,
    checkoutAttempts: 3,
  })) {
    expect([kind, held[kind]?.length]).toEqual([kind, count]);
  }

  expect((await app.send('DELETE', '/account/profile', { password: ada.password }, headers)).statusCode).toBe(
    204,
  );
  const left = await Promise.all(
    [tables.orders, tables.mails, tables.messages, tables.quotes, tables.subscribers].map((table) =>
      app.rows(table),
    ),
  );
  expect(JSON.stringify(left)).not.toMatch(/nchen|quentin/i);
});
