import { expect, test } from 'vitest';
import { auditLog, mails } from '../../../database/schema.ts';
import { RefusedForGood, type MailTransport } from '../../../mail/mailTransport.ts';
import { createTestApp } from '../../../testing/createTestApp.ts';
import { aMail, keep } from '../../../testing/seed.ts';

test('a mail that a server refused is shown, sent again, and arrives', async () => {
  const refuses = { still: true };
  const arrived: string[] = [];
  const mailTransport: MailTransport = {
    async send(mail) {
      if (refuses.still) throw new RefusedForGood('550 No such mailbox');
      arrived.push(mail.id);
    },
  };
  const app = await createTestApp({ mailTransport });
  const { headers, user } = await app.signIn({ role: 'admin' });
  const mail = aMail();
  await keep(app, mails, [mail]);
  await app.services.mailWorker.sendDue();

  const failed = {
    id: mail.id,
    kind: 'order-receipt',
    recipient: 'ada@sharp.example',
    subject: 'Your order',
    state: 'failed',
    tries: 1,
    lastError: '550 No such mailbox',
    createdAt: '2026-11-20T12:00:00.000Z',
    dueAt: null,
    sentAt: null,
    failedAt: '2026-11-21T09:00:00.000Z',
  };
  expect((await app.get('/admin/mails?state=failed', headers)).json()).toEqual({
    items: [failed],
    total: 1,
    page: 1,
  });

  refuses.still = false;
  app.pass(60_000);
  const resend = () => app.post(`/admin/mails/${mail.id}/resend`, {}, headers);
  const answers = await Promise.all(Array.from({ length: 10 }, resend));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9);
  expect(answers.find(({ statusCode }) => statusCode === 200)!.json()).toEqual({
    ...failed,
    state: 'waiting',
    tries: 0,
    dueAt: '2026-11-21T09:01:00.000Z',
    failedAt: null,
  });

  await app.services.mailWorker.sendDue();
  expect(arrived).toEqual([mail.id]);
  expect((await app.get('/admin/mails', headers)).json().items).toMatchObject([{ state: 'sent' }]);
  expect((await resend()).statusCode).toBe(409);
  expect(await app.rows(auditLog)).toMatchObject([
    {
      actorId: user.id,
      action: 'mail.resend',
      subjectId: mail.id,
      detail: { from: 'failed', to: 'waiting' },
    },
  ]);
});
