import type { MessageDraft } from '@awning/contract/contact';
import { trapName } from '@awning/contract/trapName';
import { messages } from '../../database/schema.ts';
import { createSubmissionsRepository } from '../../submissions/submissions.repository.ts';
import { createSubmitOnce, type SubmissionOptions } from '../../submissions/submitOnce.ts';
import { contactMailContents, type Message } from './contact.mails.ts';

export type ContactService = ReturnType<typeof createContactService>;

export function createContactService({ database, ...options }: SubmissionOptions) {
  const submitOnce = createSubmitOnce<Message>({
    ...options,
    repository: createSubmissionsRepository(database, messages),
    cause: 'message',
    kind: 'contact',
    contents: contactMailContents,
  });

  return {
    /** Stores a message, once: a double click and a second try after a lost response are the same message. */
    take: ({ name, email, subject, message, [trapName]: trap }: MessageDraft): Promise<void> =>
      submitOnce({ name, email, subject: subject || null, message }, { suspicious: Boolean(trap) }),
  };
}
