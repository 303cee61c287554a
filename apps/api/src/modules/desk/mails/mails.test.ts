import { expect, test } from 'vitest';
import { mails } from '../../../database/schema.ts';
import { createTestApp } from '../../../testing/createTestApp.ts';
import { aMail, keep } from '../../../testing/seed.ts';

test('a request without a body sends a mail again, too', async () => {
  const app = await createTestApp();
  const { headers } = await app.signIn({ role: 'admin' });
  const mail = aMail({ failedAt: new Date('2026-11-20') });
  await keep(app, mails, [mail]);

  const response = await app.app.inject({ method: 'POST', url: `/admin/mails/${mail.id}/resend`, headers });
  expect(response.statusCode).toBe(200);
});

test('mails are found by state, recipient and subject, and shown without their text', async () => {
  const app = await createTestApp();
  const { headers } = await app.signIn({ role: 'admin' });
  const token = app.services.tokens.mint('reset', 'token-of-a-mail');
  await keep(app, mails, [
    aMail({ recipient: 'Bo@long.example', sentAt: new Date('2026-11-20'), text: 'inside', html: 'inside' }),
    aMail({
      subject: '100% yours',
      failedAt: new Date('2026-11-20'),
      lastError: `spam: see /reset/${token}!`,
    }),
    aMail({ kind: 'welcome', tokenId: 'token-of-a-mail' }),
  ]);
  const find = async (query: string): Promise<{ kind: string; subject: string; lastError: string }[]> =>
    (await app.get(`/admin/mails?${query}`, headers)).json().items;

  expect(await find('q=bo%40LONG')).toHaveLength(1);
  expect(await find('q=%25')).toMatchObject([{ subject: '100% yours', lastError: 'spam: see /reset/…!' }]);
  expect(await find('state=waiting')).toMatchObject([{ kind: 'welcome' }]);
  expect(await find('state=waiting&q=bo')).toEqual([]);
  const { body } = await app.get('/admin/mails', headers);
  expect(body).not.toContain('inside');
  expect(body).not.toContain('token-of-a-mail');
});
