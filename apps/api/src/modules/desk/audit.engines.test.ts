import { expect, test } from 'vitest';
import { auditLog, users } from '../../database/schema.ts';
import { createTestApp } from '../../testing/createTestApp.ts';
import { keep } from '../../testing/seed.ts';
import { eq } from 'drizzle-orm';

test('the audit log lists each change with its author, newest first, and can be searched', async () => {
  const app = await createTestApp();
  const { headers, user } = await app.signIn({ role: 'admin', username: 'Dora' });
  const gone = await app.signIn();
  const entry = {
    at: new Date('2026-11-21T08:00:00Z'),
    subjectId: 'thing_1',
    detail: { from: 'a', to: 'b' },
  };
  await keep(app, auditLog, [
    { ...entry, actorId: user.id, action: 'order.status' },
    { ...entry, actorId: null, action: 'session.reuse', subjectId: 'other', detail: {} },
    { ...entry, actorId: gone.user.id, action: 'mail.resend', at: new Date('2026-11-21T07:00:00Z') },
  ]);
  await app.services.database.durable((transaction) =>
    transaction.delete(users).where(eq(users.id, gone.user.id)),
  );
  const find = async (query: string) => (await app.get(`/admin/audit?${query}`, headers)).json();

  expect(await find('')).toEqual({
    items: [
      {
        id: expect.any(Number),
        at: '2026-11-21T08:00:00.000Z',
        actor: null,
        action: 'session.reuse',
        subjectId: 'other',
        detail: {},
      },
      {
        id: expect.any(Number),
        at: '2026-11-21T08:00:00.000Z',
        actor: { id: user.id, username: 'Dora' },
        action: 'order.status',
        subjectId: 'thing_1',
        detail: { from: 'a', to: 'b' },
      },
      {
        id: expect.any(Number),
        at: '2026-11-21T07:00:00.000Z',
        actor: { id: gone.user.id, username: null },
        action: 'mail.resend',
        subjectId: 'thing_1',
        detail: { from: 'a', to: 'b' },
      },
    ],
    total: 3,
    page: 1,
  });
  expect(await find('action=mail.resend')).toMatchObject({ total: 1 });
  expect(await find('q=dora')).toMatchObject({ items: [{ action: 'order.status' }], total: 1 });
  expect(await find('q=thing_')).toMatchObject({ total: 2 });
  expect(await find('action=order.status&q=other')).toMatchObject({ items: [], total: 0 });
});
