import { connect, type AddressInfo } from 'node:net';
import { expect, inject, test } from 'vitest';
import { sessions } from '../../../database/schema.ts';
import { createTestApp } from '../../../testing/createTestApp.ts';
import { bearer, openBrowser } from '../../../testing/people.ts';

test('a refresh returns the next token and its user', async () => {
  const app = await createTestApp();
  const browser = openBrowser(app);
  const registered = await browser.register();
  const first = browser.jar.get('refresh');
  const response = await browser.refresh();

  expect(response.statusCode).toBe(200);
  expect(response.json().user).toEqual(registered.json().user);
  expect(browser.jar.get('refresh')).not.toBe(first);
  expect((await app.get('/account/profile', bearer(response))).statusCode).toBe(200);
});

const rounds = inject('isNightly') ? 50 : 10;

test(`twenty refreshes with one cookie rotate it once, ${rounds} times over, at two servers of one shop`, async () => {
  const servers = [await createTestApp(), await createTestApp()] as const;
  const browser = openBrowser(servers[0]);
  await browser.register();

  for (let round = 1; round <= rounds; round += 1) {
    const cookies = { refresh: browser.jar.get('refresh')! };
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        servers[place % 2]!.app.inject({ method: 'POST', url: '/user/refresh', cookies }),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    const next = new Set(
      responses.map((response) => response.cookies.find(({ name }) => name === 'refresh')?.value),
    );
    expect(next.size).toBe(1);
    browser.jar.set('refresh', [...next][0]!);
    expect(await servers[0].rows(sessions)).toMatchObject([{ generation: round }]);
  }
});

test('a connection that breaks before the response does not sign the visitor out', async () => {
  const app = await createTestApp();
  const browser = openBrowser(app);
  await browser.register();
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.server.address() as AddressInfo;

  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST /user/refresh HTTP/1.1\r\nHost: shop.example\r\nCookie: refresh=${browser.jar.get('refresh')}\r\nContent-Length: 0\r\n\r\n`,
    () => setImmediate(() => socket.resetAndDestroy()),
  );
  await expect.poll(() => app.rows(sessions)).toMatchObject([{ generation: 1 }]);

  expect((await browser.refresh()).statusCode).toBe(200);
  expect(await app.rows(sessions)).toMatchObject([{ generation: 1 }]);
});
