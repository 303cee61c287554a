import { expect, test } from 'vitest';
import { users } from '../../../database/schema.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { ada, openBrowser, tokenInMail } from '../../../testing/people.ts';

const confirm = (app: TestApp, token: string, body?: object, headers: Record<string, string> = {}) =>
  openBrowser(app).send('POST', `/user/confirm-email/${token}`, body, headers);

const welcomeToken = (app: TestApp) => tokenInMail(app, 'http://shop.example/account/confirm/', 'welcome');

const provenAt = async ({ rows }: TestApp) => (await rows(users)).map(({ emailProvenAt }) => emailProvenAt);

test('the link in the welcome mail proves the address together with the password, each time it is used', async () => {
  const app = await createTestApp();
  await openBrowser(app).register();
  const token = await welcomeToken(app);

  for (let time = 1; time <= 2; time += 1) {
    const response = await confirm(app, token, { password: ada.password });
    expect([response.statusCode, response.json()]).toEqual([200, { message: expect.any(String) }]);
    expect(await provenAt(app)).toEqual([new Date('2026-11-21T09:00:00Z')]);
    app.pass(60_000);
  }
});
