import { expect, test } from 'vitest';
import { mails, passwordResets, resetRequests, sessions, users } from '../../../database/schema.ts';
import { createSite } from '../../../testing/createSite.ts';
import { createTestApp } from '../../../testing/createTestApp.ts';
import { ada, openBrowser } from '../../../testing/people.ts';
import { better, forget, newLink, redeem, resetMails } from './resets.fixtures.ts';

const minute = 60_000;

test('the response is the same for every address, and the request alone changes nothing', async () => {
  const app = await createTestApp();
  await openBrowser(app).register();
  const before = await app.rows(users);
  const known = await forget(app, ada.email);
  const unknown = await forget(app, 'bea@short.example');

  expect(known.statusCode).toBe(200);
  expect(known.body).toBe(unknown.body);
  expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers));
  expect((await app.rows(resetRequests)).map(({ email }) => email).toSorted()).toEqual([
    ada.email,
    'bea@short.example',
  ]);
  expect(await resetMails(app)).toEqual([]);

  await app.services.resets.answerAsked();
  expect(await app.rows(resetRequests)).toEqual([]);
  expect(await resetMails(app)).toMatchObject([{ recipient: ada.email }]);
  expect(await app.rows(users)).toEqual(before);
  expect((await openBrowser(app).logIn()).statusCode).toBe(200);
});

test('the mail goes to the stored address, and to none that only looks like it', async () => {
  const app = await createTestApp();
  await openBrowser(app).register({ ...ada, email: 'Mike.Kiss@sharp.example' });
  for (const typed of [
    'm\u0131ke.kiss@sharp.example',
    'mike.\u212aiss@sharp.example',
    'mike.ki\u017fs@sharp.example',
    'mike.kiss\uff20sharp.example',
    'mike.kiss@sharp.example\u200b',
    ' mike.kiss@sharp.example',
    'mike.kiss@sharp.example,evil@thief.example',
  ]) {
    expect([200, 422]).toContain((await forget(app, typed)).statusCode);
  }
  await app.services.resets.answerAsked();
  expect(await resetMails(app)).toEqual([]);

  await forget(app, 'mike.KISS@SHARP.example');
  await app.services.resets.answerAsked();
  expect(await resetMails(app)).toMatchObject([{ recipient: 'Mike.Kiss@sharp.example' }]);
});

test('the link leads to the shop, with any host in the request', async () => {
  const app = await createTestApp();
  await openBrowser(app).register();
  for (const headers of [
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example' },
    { forwarded: 'host=evil.example;proto=https' },
    { host: 'evil.example', 'x-forwarded-proto': 'https' },
    { 'x-original-url': 'http://evil.example/' },
  ]) {
    expect((await forget(app, ada.email, headers as Record<string, string>)).statusCode).toBe(200);
    await app.services.resets.answerAsked();
  }

  const written = await resetMails(app);
  expect(written).toHaveLength(5);
  for (const { text, html } of written) {
    expect(text).toContain(
      `\nhttp://shop.example/reset-password/{token:reset}#login=${encodeURIComponent(ada.email)}\n`,
    );
    expect(text + html).not.toContain('evil');
  }
});

test('a refused password does not use the link up', async () => {
  const app = await createTestApp();
  await openBrowser(app).register();
  const token = await newLink(app);

  for (const bad of ['short', 'password123', 'awning awning', 'ada@sharp.example']) {
    const response = await redeem(app, token, bad);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().fields)).toEqual(['password']);
  }
  expect((await redeem(app, token)).statusCode).toBe(200);
});

test('a link is valid for an hour, and until a newer one is made', async () => {
  const app = await createTestApp();
  await openBrowser(app).register();
  const older = await newLink(app);
  const newer = await newLink(app);
  expect(await app.rows(passwordResets)).toHaveLength(1);
  expect((await redeem(app, older)).statusCode).toBe(400);

  app.pass(60 * minute);
  expect((await redeem(app, newer)).statusCode).toBe(400);
  const last = await newLink(app);
  app.pass(60 * minute - 1);
  expect((await redeem(app, last)).statusCode).toBe(200);
});

test('a token that is not a valid reset link changes no password', async () => {
  const app = await createTestApp();
  const { id } = (await openBrowser(app).register()).json().user;
  const token = await newLink(app);
  const [resetId, seal] = token.split('.') as [string, string];
  const { mint } = app.services.tokens;
  const bad = [
    'nothing',
    resetId,
    `${resetId}.`,
    `${resetId}.${'A'.repeat(43)}`,
    `${resetId}.${seal.slice(0, -2)}AA`,
    `${token}A`,
    token.toUpperCase(),
    mint('confirm-email', resetId),
    mint('refresh', resetId),
    mint('reset', id),
    '%00',
    'a'.repeat(900),
  ];
  for (const one of bad) expect([400, 404]).toContain((await redeem(app, one)).statusCode);
  expect((await redeem(app, token)).statusCode).toBe(200);
});

test('no stored row contains the secret part of a reset link', async () => {
  const app = await createTestApp();
  await openBrowser(app).register();
  const token = await newLink(app);
  const saved = JSON.stringify([
    await app.rows(mails),
    await app.rows(passwordResets),
    await app.rows(sessions),
    await app.rows(users),
  ]);

  expect(saved).not.toContain(token.split('.')[1]);
  expect(token.split('.')[1]).toHaveLength(43);
});

test('one address gets three mails an hour, and the visitor who asks learns nothing of the limit', async () => {
  const app = await createTestApp({ rateLimits: true, trustProxy: ['127.0.0.1'] });
  await openBrowser(app).register();
  const answers = new Set<string>();
  for (let times = 0; times < 100; times += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${times}` };
    const { statusCode, body } = await forget(app, times % 2 ? ada.email : ada.email.toUpperCase(), headers);
    answers.add(`${statusCode} ${body}`);
    if (times % 4 === 0) await app.services.resets.answerAsked();
  }
  await app.services.resets.answerAsked();
  expect(answers.size).toBe(1);
  expect(await resetMails(app)).toHaveLength(3);
  expect(await app.rows(resetRequests)).toEqual([]);

  app.pass(60 * minute);
  await newLink(app);
  expect(await resetMails(app)).toHaveLength(4);
});

test('the form of the link’s page changes the password without script, and shows each error beside its field', async () => {
  const app = await createTestApp();
  await openBrowser(app).register();
  const page = `/reset-password/${await newLink(app)}`;

  for (const [typed, field] of [
    [{ password: 'short', confirm: 'short' }, 'password'],
    [{ password: better, confirm: 'another than that' }, 'confirm'],
  ] as const) {
    const refused = await app.postForm(page, typed);
    expect(refused.statusCode).toBe(422);
    expect(refused.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(refused.body).toMatch(new RegExp(`<p id="[^"]*-${field}-error"`));
    expect(refused.body).toMatch(/<input[^>]*type="password"/);
  }

  const changed = await app.postForm(page, { password: better, confirm: better });
  expect(changed.statusCode).toBe(303);
  expect((await app.get(String(changed.headers.location))).body).toContain('Your password is changed');
  expect((await openBrowser(app).logIn(ada.email, better)).statusCode).toBe(200);
  expect((await app.postForm(page, { password: better, confirm: better })).statusCode).toBe(400);
});

test('a plain form asks for a link, too: the same page for every address', async () => {
  const app = await createTestApp();
  await openBrowser(app).register();
  const known = await app.postForm('/user/forgot-password', { email: ada.email });
  const unknown = await app.postForm('/user/forgot-password', { email: 'bea@short.example' });

  expect(known.statusCode).toBe(200);
  expect(known.body).toContain('Password reset link sent! Check your email.');
  expect(unknown.body).toBe(known.body);
  await app.services.resets.answerAsked();
  expect(await resetMails(app)).toMatchObject([{ recipient: ada.email }]);

  const refused = await app.postForm('/user/forgot-password', { email: 'ada at sharp' });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('value="ada at sharp"');
});

test('requests by plain form and by script share one rate limit', async () => {
  const app = await createTestApp({ rateLimits: true });
  const ask = () => app.postForm('/user/forgot-password', { email: ada.email });
  for (let times = 0; times < 3; times += 1) expect((await ask()).statusCode).toBe(200);
  for (let times = 0; times < 2; times += 1) expect((await forget(app, ada.email)).statusCode).toBe(200);

  expect((await ask()).statusCode).toBe(429);
});

test.each(['/reset-password/a.link', '/account/confirm/a.link'])(
  '%s is rendered by the site, and its address goes to no other site',
  async (address) => {
    const { site, asked } = await createSite();
    const { get } = await createTestApp({ site });
    const { headers } = await get(address);

    expect(asked).toEqual([{ url: address, page: {} }]);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  },
);
