import { createHash, randomUUID } from 'node:crypto';
import { keyOf } from '../addresses/addressKey.ts';
import type { Database } from '../database/database.ts';
import { createSingleFlight } from '../jobs/singleFlight.ts';
import type { Limits } from '../limits/limits.ts';
import type { Fields, Submission } from './submission.ts';
import { createSubmissionMails, type SubmissionMailContents } from './submissionMails.ts';
import type { SubmissionsRepository } from './submissions.repository.ts';

/** How long the same words from the same sender are the same submission, in milliseconds. */
const sameWithin = 10 * 60_000;

/** The same for the same fields, and for no others. */
const fingerprintOf = (fields: Fields) =>
  createHash('sha256')
    .update(JSON.stringify(Object.values({ ...fields, email: keyOf(fields.email) })))
    .digest('base64url');

/** The dependencies for submissions of any kind. */
export interface SubmissionOptions {
  database: Database;
  /** The address where the shop reads submissions. */
  shopEmail: string;
  limits: Pick<Limits, 'mayMail'>;
  now: () => Date;
}

/** Receives submissions, once: a double click and a retry after a lost response are the same. */
export function createSubmitOnce<Sent extends Fields>({
  repository,
  limits,
  now,
  ...mail
}: Omit<SubmissionOptions, 'database'> & {
  repository: SubmissionsRepository<Submission<Sent>>;
  /** The kind of submission, before its id. */
  cause: string;
  kind: 'contact' | 'quote';
  contents: SubmissionMailContents<Sent>;
}) {
  const mails = createSubmissionMails(mail);
  const join = createSingleFlight<void>();

  return (fields: Sent, { suspicious }: { suspicious: boolean }): Promise<void> => {
    const fingerprint = fingerprintOf(fields);
    const emailKey = keyOf(fields.email);
    return join(fingerprint, async () => {
      const createdAt = now();
      const since = new Date(createdAt.getTime() - sameWithin);
      // A repetition must not use up the mails that its sender may get.
      if (await repository.has(fingerprint, since)) return;

      const submission = {
        id: randomUUID(),
        ...fields,
        emailKey,
        state: 'new' as const,
        suspicious,
        fingerprint,
        createdAt,
      };
      const confirm = await limits.mayMail(mail.kind, emailKey);
      await repository.save(submission, since, mails(submission, { confirm }));
    });
  };
}
