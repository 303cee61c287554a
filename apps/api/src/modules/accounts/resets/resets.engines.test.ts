import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mails, passwordResets, resetRequests, sessions, users } from '../../../database/schema.ts';
import { createTestApp } from '../../../testing/createTestApp.ts';
import { ada, bearer, openBrowser } from '../../../testing/people.ts';
import { better, forget, newLink, redeem, resetMails } from './resets.fixtures.ts';

test('a link sets a new password once, ends every session and starts none', async () => {
  const app = await createTestApp();
  const browsers = [openBrowser(app), openBrowser(app), openBrowser(app)] as const;
  await browsers[0].register();
  const accesses = [];
  for (const browser of browsers) accesses.push(bearer(await browser.logIn()));
  const token = await newLink(app);
  const response = await redeem(app, token);

  expect(response.statusCode).toBe(200);
  expect(response.cookies).toEqual([]);
  expect(response.json()).toEqual({ message: expect.any(String) });
  for (const access of accesses) expect((await app.get('/account/profile', access)).statusCode).toBe(401);
  for (const browser of browsers) expect((await browser.refresh()).statusCode).toBe(401);
  expect(await app.rows(sessions)).toEqual([]);
  expect((await browsers[0].logIn()).statusCode).toBe(401);
  expect((await browsers[0].logIn(ada.email, better)).statusCode).toBe(200);

  // The link came by mail: the address is theirs.
  expect((await app.rows(users))[0]?.emailProvenAt).not.toBeNull();
  const notices = (await app.rows(mails)).filter(({ kind }) => kind === 'password-changed');
  expect(notices).toMatchObject([{ recipient: ada.email }]);
  expect((await redeem(app, token)).statusCode).toBe(400);
});

test('a link that is used twenty times at once counts once', async () => {
  const app = await createTestApp();
  await openBrowser(app).register();
  const token = await newLink(app);
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, place) => redeem(app, token, `${better} ${place}`)),
  );

  const statuses = responses.map(({ statusCode }) => statusCode);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, ...Array(19).fill(400)]);
  const password = `${better} ${statuses.indexOf(200)}`;
  expect((await openBrowser(app).logIn(ada.email, password)).statusCode).toBe(200);
});

test('many requests are answered in few transactions, and each account gets one mail', async () => {
  let transactions = 0;
  const app = await createTestApp({
    wrap: (database) => ({
      ...database,
      durable: (work) => {
        transactions += 1;
        return database.durable(work);
      },
    }),
  });
  await app.signIn({ email: 'bea@short.example' });
  await app.signIn({ email: ada.email });
  for (let times = 0; times < 120; times += 1)
    await forget(app, times % 2 ? ada.email : `nobody${times}@short.example`);

  transactions = 0;
  await app.services.resets.answerAsked();
  expect(transactions).toBeLessThanOrEqual(3);
  expect(await app.rows(resetRequests)).toEqual([]);
  expect(new Set((await resetMails(app)).map(({ recipient }) => recipient))).toEqual(new Set([ada.email]));

  transactions = 0;
  await app.services.resets.answerAsked();
  expect(transactions).toBe(0);
});

test('two workers never answer one request twice', async () => {
  const workers = [await createTestApp(), await createTestApp()] as const;
  const people = Array.from({ length: 40 }, (_, place) => `person${place}@people.example`);
  for (const email of people) await workers[0].signIn({ email });
  for (const email of people) await forget(workers[0], email);

  await Promise.all(
    workers.flatMap(({ services }) => [services.resets.answerAsked(), services.resets.answerAsked()]),
  );
  const recipients = (await resetMails(workers[0])).map(({ recipient }) => recipient);
  expect(recipients.toSorted()).toEqual(people.toSorted());
});

test('an account that is deleted while its mail is written leaves nothing behind', async () => {
  const app = await createTestApp();
  await openBrowser(app).register();
  const token = await newLink(app);
  await app.services.database.durable((transaction) => transaction.execute(sql`delete from users`));
  await forget(app, ada.email);
  await app.services.resets.answerAsked();

  expect((await redeem(app, token)).statusCode).toBe(400);
  expect(await app.rows(passwordResets)).toEqual([]);
  expect(await resetMails(app)).toHaveLength(1);
});
