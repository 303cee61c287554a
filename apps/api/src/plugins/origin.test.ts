import { expect, test } from 'vitest';
import { sessions, users } from '../database/schema.ts';
import { createTestApp } from '../testing/createTestApp.ts';
import { ada, openBrowser } from '../testing/people.ts';

const own = { host: 'shop.example' };

test.each([
  [{ origin: 'http://evil.example' }],
  [{ origin: 'null' }],
  [{ origin: '' }],
  [{ origin: 'http://shop.example.evil.example' }],
  [{ origin: 'http://notshop.example' }],
  [{ origin: 'http://shop.example:8080' }],
  [{ origin: 'http://blog.shop.example', 'sec-fetch-site': 'same-site' }],
  [{ origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' }],
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ origin: 'http://shop.example http://evil.example' }],
])('another site’s page makes no request by cookie (%j)', async (foreign) => {
  const app = await createTestApp();
  const browser = openBrowser(app);
  await browser.register();
  const before = [await app.rows(users), await app.rows(sessions)];
  const headers = { ...own, ...(foreign as Record<string, string>) };

  for (const [method, url, body] of [
    ['POST', '/user/refresh', undefined],
    ['POST', '/user/logout', undefined],
    ['POST', '/%75ser/logout', undefined],
    ['POST', '/user/login', { email: ada.email, password: ada.password }],
    ['POST', '/user/register', { ...ada, email: 'bea@short.example', username: 'bea' }],
    ['PATCH', '/user/forgot-password', { email: ada.email }],
  ] as const) {
    const response = await browser.send(method, url, body, headers);
    expect(response.statusCode).toBe(403);
    expect(response.cookies).toEqual([]);
  }
  expect([await app.rows(users), await app.rows(sessions)]).toEqual(before);
});

test.each([
  [{}],
  [{ origin: 'http://shop.example', 'sec-fetch-site': 'same-origin' }],
  // A site that is served from elsewhere calls from its own origin.
  [{ host: 'api.shop.example', origin: 'http://shop.example', 'sec-fetch-site': 'cross-site' }],
  // Under another host name the server is still the origin of its pages.
  [{ host: 'localhost:3000', origin: 'http://localhost:3000' }],
  [{ host: 'SHOP.local', origin: 'https://shop.local' }],
  [{ 'sec-fetch-site': 'none' }],
])('the shop’s own page may make a request by cookie (%j)', async (headers) => {
  const app = await createTestApp();
  const browser = openBrowser(app, { ...own, ...(headers as Record<string, string>) });

  expect((await browser.register()).statusCode).toBe(201);
  expect((await browser.refresh()).statusCode).toBe(200);
});

const forms = [
  ['text/plain', `{"email":"${ada.email}","password":"${ada.password}","x":"="}`],
  ['application/x-www-form-urlencoded', new URLSearchParams(ada).toString()],
  [
    'multipart/form-data; boundary=x',
    `--x\r\nContent-Disposition: form-data; name="email"\r\n\r\n${ada.email}\r\n--x--`,
  ],
  ['', JSON.stringify(ada)],
] as const;

test('on a shop with TLS a page without it makes no request by cookie', async () => {
  const { send } = await createTestApp({ siteUrl: 'https://shop.example' });
  const logOut = (origin: string) => send('POST', '/user/logout', {}, { ...own, origin });

  expect((await logOut('http://shop.example')).statusCode).toBe(403);
  expect((await logOut('https://shop.example')).statusCode).toBe(200);
});

test.each(forms)('a form posted as %s neither signs in nor out', async (type, payload) => {
  const app = await createTestApp();
  const browser = openBrowser(app);
  await browser.register();
  const before = [await app.rows(users), await app.rows(sessions)];

  for (const url of ['/user/register', '/user/login', '/user/refresh', '/user/logout']) {
    const cookies = { refresh: browser.jar.get('refresh')! };
    const response = await app.app.inject({
      method: 'POST',
      url,
      cookies,
      headers: { ...own, 'content-type': type },
      payload,
    });
    expect(response.statusCode).toBe(415);
    expect(response.cookies).toEqual([]);
  }
  expect([await app.rows(users), await app.rows(sessions)]).toEqual(before);
});
