import { untidyWords } from '@awning/contract/testing/oddStrings';
import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { sessions, users } from '../../database/schema.ts';
import { createTestApp } from '../../testing/createTestApp.ts';
import { ada, bearer, openBrowser, tokenInMail } from '../../testing/people.ts';

test('a name is kept to the letter, when an account is opened and when it is changed', async () => {
  const app = await createTestApp();
  const email = 'Ada@Sharp.example';
  await app.post('/user/register', { ...ada, email, first_name: untidyWords, last_name: untidyWords });
  expect(await app.rows(users)).toMatchObject([{ email, firstName: untidyWords, lastName: untidyWords }]);

  const { headers } = await app.signIn();
  const names = { first_name: `${untidyWords}.`, last_name: `${untidyWords}!` };
  const changed = await app.send('PATCH', '/account/profile', names, headers);
  expect(changed.json().user).toMatchObject(names);
});

test('extra fields in a request change nothing of a user', async () => {
  const app = await createTestApp();
  const id = '00000000-0000-4000-8000-000000000000';
  const extras = {
    role: 'admin',
    id,
    isAdmin: true,
    emailVerified: true,
    emailProvenAt: '2026-01-01',
    user: {},
  };
  const browser = openBrowser(app);
  const response = await browser.register({ ...ada, ...extras });
  expect(response.json().user.role).toBe('customer');

  const headers = bearer(response);
  const renamed = await browser.send(
    'PATCH',
    '/account/profile',
    { first_name: 'Bea', email: 'b@b.example', ...extras },
    headers,
  );
  expect(renamed.json().user).toEqual({ ...response.json().user, first_name: 'Bea' });
  const [saved] = await app.rows(users);
  expect(saved).toMatchObject({ role: 'customer', emailProvenAt: null, email: ada.email });
  expect(saved?.id).not.toBe(id);
});

test.each([
  ['seven characters', 'Qz7!kd_'],
  ['seven, each with its mark beside it', 'e\u0301'.repeat(7)],
  ['more than 128', 'y'.repeat(129)],
  ['more than 128 once joined letters are two', 'ﬁ'.repeat(65)],
  ['one of the commonest', 'password123'],
  ['the same in capitals', 'PassWord123'],
  ['the same in wide letters', 'ｐａｓｓｗｏｒｄ１２３'],
  ['the shop’s name', 'Awning2026'],
  ['the shop’s name in pieces', 'awning-AWNING!'],
  ['the tagline', 'Open for business, online.'],
  ['their own address', 'ada@sharp.example'],
  ['their own username', 'ada-1999'],
  ['half a character', 'scissors \ud83d and comb'],
])('a password of %s is refused at its field', async (_name, password) => {
  const app = await createTestApp();
  const response = await openBrowser(app).register({ ...ada, password });

  expect(response.statusCode).toBe(422);
  expect(Object.keys(response.json().fields)).toEqual(['password']);
  expect(response.json().message).toBe(`${response.json().fields.password}.`);
  expect(await app.rows(users)).toEqual([]);
});

test.each([
  ['eight characters', 'Qz7!kd_w'],
  ['64', 'Qz7!kd_w'.repeat(8)],
  ['128 signs outside the usual plane', '🪮'.repeat(128)],
  ['128, each with its mark beside it', 'e\u0301'.repeat(128)],
  ['spaces alone', ' '.repeat(12)],
  ['a zero sign', 'before \0 after'],
  ['128, to the last of them', `${'Qz7!'.repeat(31)}abcd`],
])(
  'a password of %s opens the account, and neither a shorter nor another one does',
  async (_name, password) => {
    const app = await createTestApp();
    expect((await openBrowser(app).register({ ...ada, password })).statusCode).toBe(201);

    expect((await openBrowser(app).logIn(ada.email, password)).statusCode).toBe(200);
    const characters = Array.from(password);
    const shorter = characters.slice(0, -1).join('');
    expect((await openBrowser(app).logIn(ada.email, shorter)).statusCode).toBe(401);
    expect((await openBrowser(app).logIn(ada.email, `${shorter}x`)).statusCode).toBe(401);
  },
);

const onMac = 'schere, ka\u0308mme und spiegel';
const onPhone = onMac.normalize('NFC');

test('every form accepts a password typed on a Mac and on a phone alike', async () => {
  const app = await createTestApp();
  const browser = openBrowser(app);
  const headers = bearer(await browser.register({ ...ada, password: onMac }));
  expect((await openBrowser(app).logIn(ada.email, onPhone)).statusCode).toBe(200);

  const change = { current: onPhone, password: `neue ${onMac}` };
  expect((await app.post('/account/password', change, headers)).statusCode).toBe(200);
  expect((await openBrowser(app).logIn(ada.email, `neue ${onPhone}`)).statusCode).toBe(200);

  await app.send('PATCH', '/user/forgot-password', { email: ada.email });
  await app.services.resets.answerAsked();
  const token = await tokenInMail(app, 'http://shop.example/reset-password/', 'reset');
  const reset = await app.send('PATCH', `/user/reset-password/${token}`, { password: onMac });
  expect(reset.statusCode).toBe(200);

  const again = bearer(await openBrowser(app).logIn(ada.email, onPhone));
  const gone = await app.send('DELETE', '/account/profile', { password: onPhone }, again);
  expect(gone.statusCode).toBe(204);
});

test('a password that was hashed without normalisation still opens its account', async () => {
  const app = await createTestApp();
  const { user } = await app.signIn({ passwordHash: await hash(onMac) });

  expect((await openBrowser(app).logIn(user.email, onMac)).statusCode).toBe(200);
  expect((await openBrowser(app).logIn(user.email, `${onMac}!`)).statusCode).toBe(401);
});

test('a body with a password of a megabyte is refused as too large', async () => {
  const app = await createTestApp();
  const response = await openBrowser(app).register({ ...ada, password: 'x'.repeat(1024 * 1024) });
  expect(response.statusCode).toBe(413);
});

test('an unknown address and a wrong password get the same response', async () => {
  const app = await createTestApp();
  await openBrowser(app).register();
  const wrong = await openBrowser(app).logIn(ada.email, 'not her password');
  const unknown = await openBrowser(app).logIn('bea@short.example', 'not her password');

  expect(wrong.statusCode).toBe(401);
  expect(wrong.body).toBe(unknown.body);
  const { date: _wrong, ...told } = wrong.headers;
  const { date: _unknown, ...toldOther } = unknown.headers;
  expect(told).toEqual(toldOther);
  expect(unknown.statusCode).toBe(401);
  expect(await app.rows(sessions)).toHaveLength(1);
});

test('the login finds an address in any letter case', async () => {
  const app = await createTestApp();
  await openBrowser(app).register();
  const response = await openBrowser(app).logIn('ADA@Sharp.Example');

  expect(response.statusCode).toBe(200);
  expect(response.json().user).toMatchObject({ email: ada.email, username: 'ada' });
});

test('owners change their names, but not to a username that another account has', async () => {
  const app = await createTestApp();
  const browser = openBrowser(app);
  const headers = bearer(await browser.register());
  await openBrowser(app).register({ ...ada, username: 'Bea', email: 'bea@short.example' });
  const change = (body: object) => browser.send('PATCH', '/account/profile', body, headers);

  expect((await change({ username: 'bEA' })).statusCode).toBe(409);
  expect((await change({ username: 'not this one' })).json().fields).toHaveProperty('username');
  expect((await change({ first_name: ' ' })).json().fields).toHaveProperty('first_name');
  expect((await change({})).statusCode).toBe(200);
  expect((await change({ first_name: 'Augusta', last_name: 'King', username: 'ADA' })).statusCode).toBe(200);

  const profile = await browser.send('GET', '/account/profile', undefined, headers);
  expect(profile.json().user).toMatchObject({
    first_name: 'Augusta',
    last_name: 'King',
    username: 'ADA',
    email: ada.email,
  });
});
