import { expect, test } from 'vitest';
import { auditLog, orders, reviews } from '../../../database/schema.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { anOrder, aReview, keep } from '../../../testing/seed.ts';

const openReviewsDesk = async (...changes: Parameters<typeof aReview>[1][]) => {
  const app = await createTestApp();
  const { headers, user } = await app.signIn({ role: 'admin' });
  const saved = [];
  for (const change of changes) {
    const order = anOrder({ status: 'delivered', reference: `AW-${saved.length}` });
    const review = aReview(order.id, change);
    await keep(app, orders, [order]);
    await keep(app, reviews, [review]);
    saved.push(review);
  }
  return { app, headers, user, saved };
};

const onlyReview = async (app: TestApp) => (await app.rows(reviews))[0]!;

test('reviews are listed with their orders, and filtered by stars and by whether they are hidden', async () => {
  const { app, headers, saved } = await openReviewsDesk({ rating: 2 }, { rating: 5, hidden: true });
  const find = async (query: string) => (await app.get(`/admin/reviews?${query}`, headers)).json();

  expect(await find('rating=2')).toEqual({
    items: [
      {
        id: saved[0]!.id,
        templateId: 'barbershop-classic',
        rating: 2,
        text: 'Open on Monday, full on Tuesday.',
        reply: null,
        repliedAt: null,
        hidden: false,
        createdAt: '2026-11-20T12:00:00.000Z',
        order: {
          id: saved[0]!.orderId,
          reference: 'AW-0',
          templateName: 'Barbershop Classic',
          customerName: 'Ada Sharp',
        },
      },
    ],
    total: 1,
    page: 1,
  });
  expect(await find('hidden=true')).toMatchObject({ items: [{ rating: 5 }], total: 1 });
  expect(await find('hidden=false')).toMatchObject({ items: [{ rating: 2 }], total: 1 });
  expect((await app.get('/admin/reviews?rating=6', headers)).statusCode).toBe(422);
});

test('a reply is given and removed, and the audit log records that without its text', async () => {
  const { app, headers, user } = await openReviewsDesk({});
  const { id } = await onlyReview(app);
  const change = (body: unknown) => app.send('PATCH', `/admin/reviews/${id}`, body, headers);

  const replied = await change({ reply: 'Thank you,\nAda.' });
  expect(replied.json()).toMatchObject({
    id,
    reply: 'Thank you,\nAda.',
    repliedAt: '2026-11-21T09:00:00.000Z',
    hidden: false,
  });
  app.pass(60_000);
  // The same text again is no new reply.
  expect((await change({ reply: 'Thank you,\nAda.' })).json().repliedAt).toBe('2026-11-21T09:00:00.000Z');
  expect((await change({ reply: '' })).json()).toMatchObject({ reply: null, repliedAt: null });

  expect(await app.rows(auditLog)).toMatchObject([
    { actorId: user.id, action: 'review.reply', subjectId: id, detail: { from: 'none', to: 'written' } },
    { actorId: user.id, action: 'review.reply', subjectId: id, detail: { from: 'written', to: 'none' } },
  ]);
  expect(JSON.stringify(await app.rows(auditLog))).not.toContain('Thank');
});

test('one request can hide a review and reply to it', async () => {
  const { app, headers } = await openReviewsDesk({});
  const { id } = await onlyReview(app);
  const response = await app.send(
    'PATCH',
    `/admin/reviews/${id}`,
    { hidden: true, reply: 'Sorry.' },
    headers,
  );

  expect(response.json()).toMatchObject({ hidden: true, reply: 'Sorry.' });
  expect(await onlyReview(app)).toMatchObject({ hidden: true, reply: 'Sorry.' });
  expect((await app.rows(auditLog)).map(({ action, detail }) => [action, detail])).toEqual([
    ['review.reply', { from: 'none', to: 'written' }],
    ['review.hidden', { from: false, to: true }],
  ]);
});

test.each([
  [{}, 'reply'],
  [{ reply: 'x'.repeat(1001) }, 'reply'],
  [{ reply: 'a\0b' }, 'reply'],
  [{ reply: null }, 'reply'],
  [{ hidden: 'true' }, 'hidden'],
])('an invalid change is refused (%#)', async (body, field) => {
  const { app, headers } = await openReviewsDesk({});
  const { id } = await onlyReview(app);
  const response = await app.send('PATCH', `/admin/reviews/${id}`, body, headers);

  expect(response.statusCode).toBe(422);
  expect(response.json().fields).toHaveProperty(field);
  expect(await onlyReview(app)).toMatchObject({ reply: null, hidden: false });
});
