import { someOddStrings } from '@awning/contract/testing/oddStrings';
import { expect, test } from 'vitest';
import { mails, users } from '../../database/schema.ts';
import { createTestApp } from '../../testing/createTestApp.ts';
import { ada } from '../../testing/people.ts';

const url = '/user/register';

test('every valid password opens its account, and any other is refused at its field', async () => {
  const app = await createTestApp();
  const wrong: string[] = [];
  let opened = 0;

  for (const [place, odd] of someOddStrings.entries()) {
    const password = odd.length < 8 ? `${odd} and a comb` : odd;
    const email = `person-${place}@people.example`;
    const response = await app.post(url, { ...ada, username: `person-${place}`, email, password });
    if (response.statusCode === 201) {
      opened += 1;
      if ((await app.post('/user/login', { email, password })).statusCode !== 200) wrong.push(password);
    } else if (response.statusCode !== 422 || !response.json().fields.password) wrong.push(password);
  }
  expect(wrong).toEqual([]);
  expect(opened).toBeGreaterThan(20);
});

test('odd text in a login, a request for a link or a redeemed link gets a regular response, and logs no visitor in', async () => {
  const app = await createTestApp();
  const { user, headers } = await app.signIn();
  const before = await app.rows(users);
  const statuses = new Set<number>();
  const answered = async (response: Promise<{ statusCode: number }>) =>
    statuses.add((await response).statusCode);

  for (const odd of someOddStrings) {
    await answered(app.send('PATCH', '/user/forgot-password', { email: odd }));
    await answered(
      app.send('PATCH', `/user/reset-password/${encodeURIComponent(Buffer.from(odd).toString())}`, {
        password: ada.password,
      }),
    );
    await answered(app.post(`/user/confirm-email/${encodeURIComponent(Buffer.from(odd).toString())}`, {}));
    await answered(
      app.send('DELETE', `/account/sessions/${encodeURIComponent(Buffer.from(odd).toString())}`, {}, headers),
    );
    await answered(app.post('/user/login', { email: odd, password: '' }));
    await answered(
      app.app.inject({
        method: 'POST',
        url: '/user/refresh',
        headers: { cookie: `refresh=${encodeURIComponent(Buffer.from(odd).toString())}` },
      }),
    );
  }
  for (const odd of someOddStrings) {
    await answered(app.post('/user/login', { email: 'bea@short.example', password: odd }));
    await answered(app.post('/user/login', { email: odd, password: ada.password }));
  }
  await app.services.resets.answerAsked();

  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  // A request for a reset link gets 200 without an account too, and an empty cookie counts as none.
  expect([...statuses].toSorted((one, other) => one - other)).toEqual([200, 400, 401, 404, 414, 422]);
  expect(await app.rows(mails)).toEqual([]);
  expect(await app.rows(users)).toEqual(before);
  expect((await app.get('/account/profile', headers)).json().user.id).toBe(user.id);
});
