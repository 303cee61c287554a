import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mail } from './mail.ts';

/** Writes a mail as it goes over the wire or into the outbox: the same bytes at each retry. */
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
    headers: {
      'Auto-Submitted': 'auto-generated',
      // RFC 8058: the mail program posts to this address when its own button is pressed.
      ...(mail.unsubscribeUrl && {
        'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    baseBoundary: mail.id,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}
