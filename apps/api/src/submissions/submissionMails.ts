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
    const notice = letters.notice(submission);
    const sealed = sealLetter(submission.suspicious ? marked(notice) : notice, {
      ...about,
      kind: noticeKind,
      recipient: shopEmail,
      replyTo: submission.email,
    });
    return confirm ? [confirmation(), sealed] : [sealed];
  };
}

/** Says in a notice why the desk marks what it is about. Most of those who read it will want to look first. */
const marked = ({ blocks, ...letter }: Letter): Letter => ({
  ...letter,
  blocks: [
    ...blocks,
    {
      kind: 'paragraph',
      text: 'This one looks automatic: something was written in a field that people do not see. It may be a program. It may also be a person whose browser filled it in, so read it before you pass it over.',
    },
  ],
});
