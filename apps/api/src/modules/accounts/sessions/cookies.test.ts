import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/createTestApp.ts';
import { ada, openBrowser } from '../../../testing/people.ts';

/** Every cookie of an account's way from registration to an ended session, as its header. */
async function everyCookie(siteUrl: string): Promise<string[]> {
  const app = await createTestApp({ siteUrl });
  const browser = openBrowser(app);
  const name = siteUrl.startsWith('https:') ? '__Secure-refresh' : 'refresh';
  const guest = await openBrowser(app).refresh();
  const responses = [await browser.register(), await browser.refresh()];
  const old = browser.jar.get(name)!;
  responses.push(await browser.send('POST', '/user/logout'), await browser.logIn());
  browser.jar.set(name, old);
  responses.push(await browser.refresh());

  expect([guest, ...responses].map(({ statusCode }) => statusCode)).toEqual([204, 201, 200, 200, 200, 401]);
  return [guest, ...responses].flatMap(({ headers }) => headers['set-cookie'] ?? []);
}

test('over TLS only the shop gets the cookies, and only over TLS', async () => {
  const cookies = await everyCookie('https://shop.example');
  const lines = (name: string, value: string, where: string, rest: string) => {
    const gone = `; Max-Age=0; Path=${where}; Expires=Thu, 01 Jan 1970 00:00:00 GMT`;
    return new RegExp(`^${name}=(${value}; Max-Age=1209600; Path=${where}|${gone}); ${rest}$`);
  };
  const token = lines(
    '__Secure-refresh',
    String.raw`[\w-]+\.[\w-]{43}`,
    '/user',
    'HttpOnly; Secure; SameSite=Lax',
  );
  const hint = lines('user-status', 'logged-in', '/', 'Secure; SameSite=Lax');

  expect(cookies).toHaveLength(11);
  expect(cookies.filter((cookie) => !token.test(cookie) && !hint.test(cookie))).toEqual([]);
  expect(cookies.filter((cookie) => hint.test(cookie))).toHaveLength(6);
});

test('without TLS the cookies are the same, except for the parts that need TLS', async () => {
  const cookies = await everyCookie('http://localhost:3000');

  expect(cookies).toHaveLength(11);
  for (const cookie of cookies) {
    expect(cookie).toMatch(
      /^(refresh=.*; Path=\/user;.* HttpOnly; SameSite=Lax|user-status=.*; Path=\/(;.*)?; SameSite=Lax)$/,
    );
    expect(cookie).not.toMatch(/Secure|Domain/);
    expect(cookie.length).toBeLessThan(4_096);
  }
});

test('a cookie that was set over TLS counts under its TLS name only', async () => {
  const app = await createTestApp({ siteUrl: 'https://shop.example' });
  const browser = openBrowser(app);
  await browser.register(ada);
  const token = browser.jar.get('__Secure-refresh')!;

  expect((await browser.refreshWith(token)).statusCode).toBe(204);
  expect((await browser.refresh()).statusCode).toBe(200);
});
