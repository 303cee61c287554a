import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mail } from './mail.ts';

/** Writes a mail as it goes over the wire or into the outbox: the same bytes whenever it is tried again. */
export function composeMessage(mail: Mail, from: string): Promise<Buffer> {
  const domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '');

  return new MailComposer({
    from,
    to: { name: '', address: mail.recipient },
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.createdAt,
    messageId: `<${mail.id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    baseBoundary: mail.id,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}
