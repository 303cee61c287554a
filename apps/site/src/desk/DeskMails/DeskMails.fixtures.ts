import type { AdminMail } from '@awning/contract/admin/mails';

export const sent: AdminMail = {
  id: 'sent',
  kind: 'order-receipt',
  recipient: 'ada@hargreave.example',
  subject: 'Your receipt',
  state: 'sent',
  tries: 0,
  lastError: null,
  createdAt: '2026-11-20T09:31:12.000Z',
  dueAt: null,
  sentAt: '2026-11-20T09:31:14.000Z',
  failedAt: null,
};

export const failed: AdminMail = {
  ...sent,
  id: 'failed',
  kind: 'contact',
  recipient: `${'w'.repeat(64)}@wolfe.example`,
  subject: 'We have your message',
  state: 'failed',
  tries: 8,
  lastError: '550 5.1.1 No such mailbox here',
  sentAt: null,
  failedAt: '2026-11-21T09:31:14.000Z',
};
