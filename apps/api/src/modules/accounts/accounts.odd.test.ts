import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mails, users } from '../../database/schema.ts';
import { createTestApp } from '../../testing/createTestApp.ts';
import { oddStrings } from '@awning/contract/testing/oddStrings';
import { oddShapes } from '../../testing/oddShapes.ts';
import { ada } from '../../testing/people.ts';

const url = '/user/register';
const fields = ['first_name', 'last_name', 'username', 'email'] as const;
const column = {
  first_name: 'firstName',
  last_name: 'lastName',
  username: 'username',
  email: 'email',
} as const;

/** What becomes of bytes, lengths and signs; to hash the rest as well would only take time. */
const strangest = oddStrings.filter((odd) => !/^[\x20-\x7e]{0,100}$/.test(odd));

test.each(fields)('whatever is registered as %s is kept to the letter or refused by name', async (field) => {
  const app = await createTestApp();
  const outcomes = new Map<string, string>();
  const tries = field === 'email' || field === 'username' ? oddStrings : strangest;

  for (const [place, odd] of tries.entries()) {
    const response = await app.post(url, {
      ...ada,
      username: `person-${place}`,
      email: `person-${place}@people.example`,
      [field]: odd,
    });
    const { fields: named, user } = response.json();
    const [kept] = user
      ? await app.services.database.db.select().from(users).where(eq(users.id, user.id))
      : [];
    const isKept = response.statusCode === 201 && user[field] === odd && kept?.[column[field]] === odd;
    // The same name in another case is taken.
    const isRefused = [409, 422].includes(response.statusCode) && Object.keys(named).join() === field;
    outcomes.set(odd, isKept ? 'kept' : isRefused ? 'refused' : `${response.statusCode}`);
  }
  expect(new Set(outcomes.values())).toEqual(new Set(['kept', 'refused']));
});

test.each(fields.filter((field) => field !== 'email'))(
  'whatever a profile is to have as %s is kept to the letter or refused by name',
  async (field) => {
    const app = await createTestApp();
    const { headers } = await app.signIn();
    const outcomes = new Set<string>();

    for (const odd of oddStrings) {
      const response = await app.send('PATCH', '/account/profile', { [field]: odd }, headers);
      const shown = (await app.get('/account/profile', headers)).json().user;
      const isKept = response.statusCode === 200 && shown[field] === odd;
      const isRefused = response.statusCode === 422 && Object.keys(response.json().fields).join() === field;
      outcomes.add(isKept ? 'kept' : isRefused ? 'refused' : `${response.statusCode} ${odd}`);
    }
    expect(outcomes).toEqual(new Set(['kept', 'refused']));
  },
);

test('whatever is a password opens its account, or is refused by name', async () => {
  const app = await createTestApp();
  const wrong: string[] = [];
  let opened = 0;

  for (const [place, odd] of strangest.entries()) {
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

test('whatever is logged in with, asked for or redeemed is answered, and nobody is let in', async () => {
  const app = await createTestApp();
  const { user, headers } = await app.signIn();
  const before = await app.rows(users);
  const statuses = new Set<number>();
  const answered = async (response: Promise<{ statusCode: number }>) =>
    statuses.add((await response).statusCode);

  for (const odd of oddStrings) {
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
  for (const odd of strangest) {
    await answered(app.post('/user/login', { email: 'bea@short.example', password: odd }));
    await answered(app.post('/user/login', { email: odd, password: ada.password }));
  }
  await app.services.resets.answerAsked();

  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  // A request for nobody's link is answered with 200, and an empty cookie is none.
  expect([...statuses].toSorted((one, other) => one - other)).toEqual([200, 400, 401, 404, 414, 422]);
  expect(await app.rows(mails)).toEqual([]);
  expect(await app.rows(users)).toEqual(before);
  expect((await app.get('/account/profile', headers)).json().user.id).toBe(user.id);
});

test.each([
  ['POST', '/user/register', ada, ['first_name', 'last_name', 'username', 'email', 'password']],
  ['POST', '/user/login', { email: ada.email, password: ada.password }, ['email', 'password']],
  ['PATCH', '/user/forgot-password', { email: ada.email }, ['email']],
  ['PATCH', '/user/reset-password/x', { password: ada.password }, ['password']],
] as const)('what has another shape is refused at its field (%s %s)', async (method, path, body, names) => {
  const { send, rows } = await createTestApp();

  for (const name of names) {
    for (const shape of [...oddShapes, undefined]) {
      const response = await send(method, path, { ...body, [name]: shape });
      expect(response.statusCode).toBe(422);
      expect(Object.keys(response.json().fields)).toEqual([name]);
    }
  }
  for (const whole of oddShapes.filter((shape) => !(shape instanceof Object) || Array.isArray(shape))) {
    expect((await send(method, path, whole)).statusCode).toBe(422);
  }
  expect(await rows(users)).toEqual([]);
});
