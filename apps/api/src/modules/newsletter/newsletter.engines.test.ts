import { expect, test } from 'vitest';
import { mails, subscribers } from '../../database/schema.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';

const url = '/newsletter/subscribe';
const email = 'ada@sharp.example';

/** The links in the last mail. */
const linksOf = async ({ get }: TestApp) => {
  const [mail] = (await get('/dev/outbox', { accept: 'application/json' })).json<{ text: string }[]>();
  const link = (name: string) =>
    new RegExp(`http://shop\\.example(/newsletter/${name}/\\S+)`).exec(mail!.text)![1]!;
  return { confirm: link('confirm'), unsubscribe: link('unsubscribe') };
};

const stateOf = async ({ rows }: TestApp) => (await rows(subscribers))[0]!.state;

test('a subscriber is asked to confirm, and is on the list after a click', async () => {
  const app = await createTestApp();
  const response = await app.post(url, { email });
  expect(response.statusCode).toBe(202);
  expect(response.json()).toEqual({ message: 'Thanks — check your inbox!' });
  expect(await stateOf(app)).toBe('pending');

  const { confirm } = await linksOf(app);
  expect((await app.post(confirm, {})).statusCode).toBe(200);
  expect((await app.post(confirm, {})).statusCode).toBe(200);
  expect(await app.rows(subscribers)).toMatchObject([
    { email, state: 'confirmed', confirmedAt: expect.any(Date) },
  ]);
});

test('one address sent a hundred times at once, in any letter case, is one row and one mail', async () => {
  const { post, rows } = await createTestApp();
  const typed = Array.from({ length: 100 }, (_, place) => (place % 2 ? email : 'ADA@Sharp.example'));
  const answers = await Promise.all(typed.map((one) => post(url, { email: one })));

  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(await rows(subscribers)).toHaveLength(1);
  expect(await rows(mails)).toHaveLength(1);
});
