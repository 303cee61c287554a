import { randomUUID } from 'node:crypto';
import type { MessageDraft } from '@awning/contract/contact';
import { keyOf } from '../../addressKey.ts';
import type { Limits } from '../../limits/limits.ts';
import type { Mail } from '../../mail/mail.ts';
import { createTakingOnce, fingerprintOf } from '../../sameAgain.ts';
import type { ContactRepository, MessageRecord } from './contact.repository.ts';

export type ContactService = ReturnType<typeof createContactService>;

export function createContactService({
  repository,
  mails,
  limits,
  now,
}: {
  repository: ContactRepository;
  mails: (message: MessageRecord, options: { confirm: boolean }) => Mail[];
  limits: Limits;
  now: () => Date;
}) {
  const takeOnce = createTakingOnce<MessageRecord>({
    repository,
    mails,
    mayConfirm: (address) => limits.mayMail('contact', address),
  });

  return {
    /** Takes in a message, once: a double click and a second try after a lost answer are the same message. */
    take({ name, email, subject, message }: MessageDraft): Promise<void> {
      const fields = { name, email, subject: subject || null, message };
      const fingerprint = fingerprintOf([name, keyOf(email), fields.subject, message]);

      return takeOnce({ id: randomUUID(), ...fields, state: 'new', fingerprint, createdAt: now() });
    },
  };
}
