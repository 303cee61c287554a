import { expect, test } from 'vitest';
import { triedLinks } from '../../database/schema.ts';
import { createSite } from '../../testing/createSite.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';

const day = 24 * 60 * 60_000;
const start = Date.parse('2026-11-21T09:00:00Z');
const margits = { name: 'Margit’s Hair & Beard', town: 'Leeds', palette: 'night' };
const draft = { templateId: 'barbershop-classic', ...margits };

const make = async ({ post }: TestApp, body: object = draft) =>
  (await post('/tried/create', body)).json<{ path: string; expiresAt: string }>();

test('a visitor who has the link sees the typed words, for 30 days', async () => {
  const clock = { time: start };
  const app = await createTestApp({ clock });
  const { path, expiresAt } = await make(app);
  expect(expiresAt).toBe('2026-12-21T09:00:00.000Z');

  clock.time += 30 * day - 1;
  const answer = await app.get(`${path}/details`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(answer.json()).toEqual({ templateId: 'barbershop-classic', tried: margits, expiresAt });
  clock.time += 1;
  expect((await app.get(`${path}/details`)).statusCode).toBe(404);
});

test('its page gets the typed words until the link expires, and nothing after that', async () => {
  const { site, asked } = await createSite();
  const clock = { time: start };
  const app = await createTestApp({ site, clock });
  const { path, expiresAt } = await make(app);
  const { headers } = await app.get(path, { accept: 'text/html' });
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  clock.time += 30 * day;
  await app.get(path, { accept: 'text/html' });

  expect(asked).toEqual([
    { url: path, page: { triedLink: { templateId: 'barbershop-classic', tried: margits, expiresAt } } },
    { url: path, page: {} },
  ]);
});

test('a plain form works too: its empty and unknown fields are not stored', async () => {
  const app = await createTestApp();
  const answer = await app.postForm('/tried/create', { ...draft, telephone: ' ', line: '', other: 'x' });
  expect(answer.statusCode).toBe(303);
  const link = (await app.get(`${String(answer.headers['location'])}/details`)).json<object>();

  expect(link).toMatchObject({ tried: margits });
  expect((await app.rows(triedLinks)).map(({ tried }) => tried)).toEqual([margits]);
});

test('a form’s words that are too long are cut to the length that its page shows', async () => {
  const app = await createTestApp();
  await app.postForm('/tried/create', { ...draft, name: '👍'.repeat(61) });

  expect(await app.rows(triedLinks)).toMatchObject([{ tried: { name: '👍'.repeat(60) } }]);
});

test('a visitor who has the link can delete it, once or twice, and no other link', async () => {
  const app = await createTestApp();
  const { path } = await make(app);
  const other = await make(app);
  expect((await app.post('/tried/made.up/removal', {})).statusCode).toBe(204);
  expect(await app.rows(triedLinks)).toHaveLength(2);
  expect((await app.post(`${path}/removal`, {})).statusCode).toBe(204);
  const again = await app.postForm(`${path}/removal`, {});

  expect([again.statusCode, again.headers['location']]).toEqual([303, path]);
  expect((await app.get(`${path}/details`)).statusCode).toBe(404);
  expect((await app.get(`${other.path}/details`)).statusCode).toBe(200);
});

test('neither the stored row nor a made-up token opens a link', async () => {
  const app = await createTestApp();
  const { path } = await make(app);
  const [row] = await app.rows(triedLinks);
  const seal = path.split('.').at(-1)!;

  expect(JSON.stringify(row)).not.toContain(seal);
  for (const token of [row!.id, `${row!.id}.`, `${row!.id}.${'x'.repeat(43)}`, `x.${seal}`, 'create'])
    expect([token, (await app.get(`/tried/${token}/details`)).statusCode]).toEqual([token, 404]);
});

test.each([
  ['a template that there is not', { ...draft, templateId: 'nothing' }, 404],
  ['a name as long as a book', { ...draft, name: 'x'.repeat(61) }, 422],
  ['words on two lines', { ...draft, line: 'a\nb' }, 422],
  ['a look that is none', { ...draft, palette: 'of night' }, 422],
])('%s is refused, and nothing is stored', async (_name, body, status) => {
  const app = await createTestApp();
  expect((await app.post('/tried/create', body)).statusCode).toBe(status);
  expect(await app.rows(triedLinks)).toEqual([]);
});

test('one visitor can make ten links in ten minutes, and no more', async () => {
  const app = await createTestApp({ rateLimits: true });
  for (let made = 0; made < 10; made += 1)
    expect((await app.post('/tried/create', draft)).statusCode).toBe(201);
  const answer = await app.post('/tried/create', draft);

  expect(answer.statusCode).toBe(429);
  expect(await app.rows(triedLinks)).toHaveLength(10);
});
