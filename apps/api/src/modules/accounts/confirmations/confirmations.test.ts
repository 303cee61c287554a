import { expect, test } from 'vitest';
import { mails, users } from '../../../database/schema.ts';
import { createTestApp, customer, type TestApp } from '../../../testing/createTestApp.ts';
import { ada, bearer, openBrowser, tokenInMail } from '../../../testing/people.ts';

const confirm = (app: TestApp, token: string, body?: object, headers: Record<string, string> = {}) =>
  openBrowser(app).send('POST', `/user/confirm-email/${token}`, body, headers);

const welcomeToken = (app: TestApp) => tokenInMail(app, 'http://shop.example/account/confirm/', 'welcome');

const provenAt = async ({ rows }: TestApp) => (await rows(users)).map(({ emailProvenAt }) => emailProvenAt);

test('a visitor who is signed in to the account needs only the link', async () => {
  const app = await createTestApp();
  const headers = bearer(await openBrowser(app).register());
  expect((await app.get('/account/profile', headers)).json()).toMatchObject({ addressProven: false });

  expect((await confirm(app, await welcomeToken(app), undefined, headers)).statusCode).toBe(200);
  expect(await provenAt(app)).not.toEqual([null]);
  expect((await app.get('/account/profile', headers)).json()).toMatchObject({ addressProven: true });
});

test('the link proves nothing alone, nor with the token of another account or of an ended session', async () => {
  const app = await createTestApp();
  const browser = openBrowser(app);
  const ended = bearer(await browser.register());
  await browser.send('POST', '/user/logout');
  const token = await welcomeToken(app);
  const { headers: others } = await app.signIn({ emailProvenAt: new Date() });

  for (const [body, headers] of [
    [undefined, {}],
    [{}, {}],
    [{ password: '' }, {}],
    [{ password: 'a guess' }, {}],
    [{}, others],
    [undefined, ended],
    [{}, { authorization: 'Bearer nothing' }],
  ] as const) {
    const response = await confirm(app, token, body, headers);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().fields)).toEqual(['password']);
  }
  expect(await provenAt(app)).toContain(null);
});

test('an account with another person’s address never shows their orders, even if that person follows the link', async () => {
  const app = await createTestApp();
  const { page } = await app.order();
  await app.postForm(page, { outcome: 'pay' });
  const squatter = openBrowser(app);
  const theirs = bearer(await squatter.register({ ...ada, email: customer.email }));
  const orders = async (headers: Record<string, string>) =>
    (await app.get('/account/orders', headers)).json().total;

  const link = `/account/confirm/${await welcomeToken(app)}`;
  const posted = await app.postForm(link, {});
  expect(posted.statusCode).toBe(422);
  expect(await orders(theirs)).toBe(0);

  // A new password takes the account from the stranger who opened it.
  await app.send('PATCH', '/user/forgot-password', { email: customer.email });
  await app.services.resets.answerAsked();
  const reset = await tokenInMail(app, 'http://shop.example/reset-password/', 'reset');
  const password = 'known to its owner alone';
  expect((await app.send('PATCH', `/user/reset-password/${reset}`, { password })).statusCode).toBe(200);
  expect((await app.get('/account/orders', theirs)).statusCode).toBe(401);
  expect((await squatter.refresh()).statusCode).toBe(401);
  expect((await squatter.logIn(customer.email)).statusCode).toBe(401);
  expect(await orders(bearer(await openBrowser(app).logIn(customer.email, password)))).toBe(1);
});

test('wrong passwords count together with those of the login', async () => {
  const app = await createTestApp({ rateLimits: true });
  await openBrowser(app).register();
  const token = await welcomeToken(app);
  for (let tries = 0; tries < 3; tries += 1) {
    expect((await confirm(app, token, { password: 'a guess' })).statusCode).toBe(422);
  }
  for (let tries = 0; tries < 2; tries += 1) {
    expect((await openBrowser(app).logIn(ada.email, 'a guess')).statusCode).toBe(401);
  }

  const refused = await confirm(app, token, { password: ada.password });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '15']);
  expect(await provenAt(app)).toEqual([null]);
  app.pass(15_000);
  expect((await confirm(app, token, { password: ada.password })).statusCode).toBe(200);
});

test('a link that is cut off or made for another purpose is refused before any password is checked', async () => {
  const app = await createTestApp();
  const headers = bearer(await openBrowser(app).register());
  const token = await welcomeToken(app);
  const [id] = token.split('.') as [string];
  const { mint } = app.services.tokens;
  const dummyHash = mint('confirm-email', '00000000-0000-4000-8000-000000000000');

  for (const bad of ['nothing', '%00', 'x'.repeat(900), `${token}x`, mint('reset', id), dummyHash]) {
    expect((await confirm(app, bad, { password: ada.password }, headers)).statusCode).toBe(400);
    expect((await app.postForm(`/account/confirm/${bad}`, {})).statusCode).toBe(400);
  }
  expect(await provenAt(app)).toEqual([null]);
});

test.each([[null], [true], [7], [[]], [['a']], [{}]])(
  'a password that is %j is refused at its field',
  async (password) => {
    const app = await createTestApp();
    await openBrowser(app).register();
    const response = await confirm(app, await welcomeToken(app), { password });

    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().fields)).toEqual(['password']);
  },
);

test('the form of the page that the mail leads to works without script, and shows each error beside its field', async () => {
  const app = await createTestApp();
  await openBrowser(app).register();
  const address = `/account/confirm/${await welcomeToken(app)}`;

  for (const [password, error] of [
    ['', 'Enter the password of your account'],
    ['a wrong guess', 'This is not the password of the account'],
  ] as const) {
    const refused = await app.postForm(address, { password });
    expect(refused.statusCode).toBe(422);
    expect(refused.headers['content-type']).toMatch(/^text\/html/);
    expect(refused.body).toMatch(new RegExp(`<p id="[^"]*-password-error"[^>]*>(<svg.*?</svg>)? ?${error}<`));
    expect(refused.body).toMatch(/<input(?=[^>]* name="password")[^>]* autoComplete="current-password"/i);
    expect(refused.body).not.toContain('a wrong guess');
  }
  expect(await provenAt(app)).toEqual([null]);

  const response = await app.postForm(address, { password: ada.password });
  expect([response.statusCode, response.headers.location]).toEqual([303, '/thanks/address']);
  expect((await app.get('/thanks/address')).body).toContain('This address is yours.');
  expect(await provenAt(app)).not.toEqual([null]);
});

test('the mails tell a person who opened no account to do nothing', async () => {
  const app = await createTestApp();
  const headers = bearer(await openBrowser(app).register());
  await app.post('/account/confirmation-mail', undefined, headers);

  const written = await app.rows(mails);
  expect(written.map(({ kind }) => kind).toSorted()).toEqual(['confirm-email', 'welcome']);
  for (const { text } of written) {
    expect(text.replaceAll(/\s+/g, ' ')).toContain('did not open an account with us? Then do nothing');
  }
});

test('a user gets such a link again three times an hour, and none once the address is proven', async () => {
  const app = await createTestApp({ rateLimits: true });
  const browser = openBrowser(app);
  const headers = bearer(await browser.register());
  const ask = () => browser.send('POST', '/account/confirmation-mail', undefined, headers);
  const answers = [await ask(), await ask(), await ask(), await ask()];

  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(200);
  const written = async () => (await app.rows(mails)).filter(({ kind }) => kind === 'confirm-email').length;
  expect(await written()).toBe(3);

  const token = await tokenInMail(app, 'http://shop.example/account/confirm/', 'confirm-email');
  expect((await confirm(app, token, undefined, headers)).statusCode).toBe(200);
  app.pass(60 * 60_000);
  const later = await browser.send(
    'POST',
    '/account/confirmation-mail',
    undefined,
    bearer(await browser.logIn()),
  );
  expect(later.statusCode).toBe(200);
  expect(await written()).toBe(3);
});
