import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp, customer, purchase, type TestApp } from '../testing/createTestApp.ts';
import { ada, bearer, openBrowser } from '../testing/people.ts';
import { aSubscriber, keep } from '../testing/seed.ts';
import { updateAddressKeys } from './addressKeys.ts';
import { messages, orders, passwordResets, subscribers, users } from './schema.ts';

const typed = 'q@münchen.example';
const shouted = 'q@MÜNCHEN.example';
const sent = 'q@xn--mnchen-3ya.example';

const write = ({ services }: TestApp, statement: ReturnType<typeof sql>) =>
  services.database.durable((transaction) => transaction.execute(statement));

async function update({ services }: TestApp) {
  const said: string[] = [];
  await updateAddressKeys(services.database, (message) => said.push(message));
  return said;
}

/** An account as the shop stored it while each spelling was an account of its own. */
async function openAsBefore(app: TestApp, email: string, username: string, isProven = false) {
  const response = await openBrowser(app).register({
    ...ada,
    username,
    email: `${username}@elsewhere.example`,
    password: `the password of ${email}`,
  });
  const { id } = response.json<{ user: { id: string } }>().user;
  await app.services.database.durable((transaction) =>
    transaction
      .update(users)
      .set({ email, emailKey: email, emailProvenAt: isProven ? new Date() : null })
      .where(eq(users.id, id)),
  );
  app.pass(1);
  return { id, headers: bearer(response) };
}

const whoLogsIn = async (app: TestApp, email: string, opened: string) =>
  (await openBrowser(app).logIn(email, `the password of ${opened}`)).json().user?.username;

test('rows from before there were keys are found after one update', async () => {
  const app = await createTestApp();
  for (const email of [typed, shouted, 'Ada@Sharp.example']) {
    await app.order({ ...purchase, customer: { ...customer, email } });
    await app.post('/contact/create', { name: 'Ada', email, message: email });
  }
  await write(app, sql`update ${orders} set customer_email_key = ''`);
  await write(app, sql`update ${messages} set email_key = ''`);
  const account = await openAsBefore(app, typed, 'quentin', true);

  expect(await update(app)).toEqual([]);
  expect((await app.rows(orders)).map(({ customerEmailKey }) => customerEmailKey).toSorted()).toEqual([
    'ada@sharp.example',
    sent,
    sent,
  ]);
  expect((await app.get('/account/orders', account.headers)).json()).toMatchObject({ total: 2 });
  expect((await app.get('/account/export', account.headers)).json().held.messages).toHaveLength(2);
  expect(await whoLogsIn(app, sent, typed)).toBe('quentin');

  const before = [await app.rows(users), await app.rows(orders), await app.rows(messages)];
  expect(await update(app)).toEqual([]);
  expect([await app.rows(users), await app.rows(orders), await app.rows(messages)]).toEqual(before);
});

test('an order whose buyer was erased stays without a key', async () => {
  const app = await createTestApp();
  await app.order();
  await write(app, sql`update ${orders} set customer_email = '', customer_email_key = ''`);
  await update(app);

  expect(await app.rows(orders)).toMatchObject([{ customerEmailKey: '' }]);
});

test('two accounts of one mailbox both keep their data, and the one with the proven address gets the mailbox', async () => {
  const app = await createTestApp();
  const older = await openAsBefore(app, typed, 'older');
  await openAsBefore(app, shouted, 'proven', true);
  await app.order({ ...purchase, customer: { ...customer, email: sent } });

  // It is logged at each start until one of them is closed.
  const said = await update(app);
  expect(said).toEqual([expect.stringContaining(older.id)]);
  expect(said.join()).not.toMatch(/nchen/i);
  expect(await update(app)).toEqual(said);

  expect(await whoLogsIn(app, typed, typed)).toBe('older');
  for (const spelling of [shouted, sent]) expect(await whoLogsIn(app, spelling, shouted)).toBe('proven');
  expect((await openBrowser(app).register({ ...ada, username: 'third', email: sent })).statusCode).toBe(409);

  // A used link proves the mailbox, and both accounts then have the orders made from it.
  await app.send('PATCH', '/user/forgot-password', { email: typed });
  await app.services.resets.answerAsked();
  expect((await app.rows(passwordResets)).map(({ userId }) => userId)).toContain(older.id);
  await write(app, sql`update ${users} set email_proven_at = now()`);
  expect((await app.get('/account/orders', older.headers)).json()).toMatchObject({ total: 1 });

  await write(app, sql`delete from ${users} where username = 'proven'`);
  expect(await update(app)).toEqual([]);
  expect(await whoLogsIn(app, sent, typed)).toBe('older');
});

test('the account that has the mailbox by its plain spelling keeps it', async () => {
  const app = await createTestApp();
  const other = await openAsBefore(app, typed, 'typed', true);
  await openAsBefore(app, sent, 'sent');

  expect(await update(app)).toEqual([expect.stringContaining(other.id)]);
  expect(await whoLogsIn(app, sent, sent)).toBe('sent');
  expect(await whoLogsIn(app, typed, typed)).toBe('typed');
});

test('each of two subscriptions of one mailbox is ended by its own link, and both belong to the mailbox’s account', async () => {
  const app = await createTestApp();
  const [one, other] = [aSubscriber({ email: typed }), aSubscriber({ email: sent })] as const;
  await keep(app, subscribers, [{ ...one, emailKey: typed }, other]);
  await update(app);
  await app.post('/newsletter/subscribe', { email: shouted });
  expect((await app.rows(subscribers)).map(({ id }) => id).toSorted()).toEqual([one.id, other.id].toSorted());

  await app.services.newsletter.end(app.services.tokens.mint('newsletter-unsubscribe', one.id));
  const states = new Map((await app.rows(subscribers)).map(({ id, state }) => [id, state]));
  expect([states.get(one.id), states.get(other.id)]).toEqual(['unsubscribed', 'confirmed']);

  const { headers } = await app.signIn({ email: shouted, emailProvenAt: new Date() });
  expect((await app.get('/account/export', headers)).json().held.newsletter).toHaveLength(2);
});
