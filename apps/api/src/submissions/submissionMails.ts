import type { Letter } from '../mail/letter.ts';
import { sealLetter, type Mail, type MailKind } from '../mail/mail.ts';
import type { Fields, Submission } from './submission.ts';

/** What is written of one kind of submission. */
export interface SubmissionLetters<Sent extends Fields> {
  confirmation: () => Letter;
  notice: (fields: Sent) => Letter;
}

/** What is written when something was sent in: to its sender, unless too much went there, and to the shop. */
export function createSubmissionMails<Sent extends Fields>({
  cause,
  kind,
  letters,
  shopEmail,
}: {
  /** What it is called before its id. */
  cause: string;
  kind: 'contact' | 'quote';
  letters: SubmissionLetters<Sent>;
  shopEmail: string;
}) {
  return (submission: Submission<Sent>, { confirm }: { confirm: boolean }): Mail[] => {
    const about = { cause: `${cause} ${submission.id}`, at: submission.createdAt };
    const noticeKind: MailKind = `${kind}-notice`;
    const confirmation = () =>
      sealLetter(letters.confirmation(), { ...about, kind, recipient: submission.email });
    const notice = sealLetter(letters.notice(submission), {
      ...about,
      kind: noticeKind,
      recipient: shopEmail,
      replyTo: submission.email,
    });
    return confirm ? [confirmation(), notice] : [notice];
  };
}
