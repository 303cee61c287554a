import { expect, test } from 'vitest';
import { auditLog, messages, quotes } from '../../../database/schema.ts';
import { createTestApp } from '../../../testing/createTestApp.ts';
import { aMessage, aQuote, keep } from '../../../testing/seed.ts';

const kinds = [
  { kind: 'message', address: '/admin/messages', table: messages, written: aMessage },
  { kind: 'quote', address: '/admin/quotes', table: quotes, written: aQuote },
] as const;

/** The submission as the API returns it, without the key by which the database finds it. */
const told = (submission: object) => ({ ...submission, emailKey: undefined });

test.each(kinds)(
  'every $kind is shown as it was written, newest first',
  async ({ address, table, written }) => {
    const app = await createTestApp();
    const { headers } = await app.signIn({ role: 'admin' });
    const older = written({ name: '<b>Bo</b>', createdAt: new Date('2026-11-01') });
    const newer = written({ createdAt: new Date('2026-11-02') });
    await keep(app, table, [older, newer]);

    expect((await app.get(address, headers)).json()).toEqual({
      items: [
        { ...told(newer), createdAt: '2026-11-02T00:00:00.000Z' },
        { ...told(older), createdAt: '2026-11-01T00:00:00.000Z' },
      ],
      total: 2,
      page: 1,
    });
  },
);

test.each(kinds)('a $kind is found by its words and by its state', async ({ address, table, written }) => {
  const app = await createTestApp();
  const { headers } = await app.signIn({ role: 'admin' });
  await keep(app, table, [
    written({ name: 'First', state: 'new' }),
    written({ name: 'Second 100%', state: 'answered' }),
  ]);
  const find = async (query: string): Promise<string[]> =>
    (await app.get(`${address}?${query}`, headers)).json().items.map(({ name }: { name: string }) => name);

  expect(await find('state=answered')).toEqual(['Second 100%']);
  expect(await find('state=read')).toEqual([]);
  expect(await find('q=FIRST')).toEqual(['First']);
  expect(await find('q=%25')).toEqual(['Second 100%']);
  expect(await find('q=first&state=answered')).toEqual([]);
});

test.each(kinds)(
  'a $kind is recorded as answered once, with the admin’s name',
  async ({ kind, address, table, written }) => {
    const app = await createTestApp();
    const { headers, user } = await app.signIn({ role: 'admin' });
    const submission = written();
    await keep(app, table, [submission]);
    const note = (state: string) => app.send('PATCH', `${address}/${submission.id}`, { state }, headers);
    const answers = await Promise.all(Array.from({ length: 10 }, () => note('answered')));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(answers[0]!.json()).toEqual({
      ...told(submission),
      state: 'answered',
      createdAt: submission.createdAt.toISOString(),
    });
    expect(await app.rows(table)).toMatchObject([{ state: 'answered' }]);
    expect(await app.rows(auditLog)).toMatchObject([
      {
        actorId: user.id,
        action: `${kind}.state`,
        subjectId: submission.id,
        detail: { from: 'new', to: 'answered' },
      },
    ]);
    for (const state of ['', 'done', 'NEW', null, 1]) {
      const refused = await app.send('PATCH', `${address}/${submission.id}`, { state }, headers);
      expect(refused.statusCode).toBe(422);
      expect(refused.json().fields).toHaveProperty('state');
    }
  },
);

test('the route of the old site lists the messages too', async () => {
  const app = await createTestApp();
  const { headers } = await app.signIn({ role: 'admin' });
  await keep(
    app,
    messages,
    Array.from({ length: 26 }, () => aMessage()),
  );

  const second = (await app.get('/contact/all?page=2', headers)).json();
  expect(second).toMatchObject({ items: { length: 1 }, total: 26, page: 2 });
});
