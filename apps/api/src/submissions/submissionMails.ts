import type { MailContent } from '../mail/writeMail.ts';
import { createMail, type Mail, type MailKind } from '../mail/mail.ts';
import type { Fields, Submission } from './submission.ts';

/** The mails about one kind of submission. */
export interface SubmissionMailContents<Sent extends Fields> {
  confirmation: () => MailContent;
  notice: (fields: Sent) => MailContent;
}

/** The mails about a submission: to its sender, unless they were sent too many, and to the shop. */
export function createSubmissionMails<Sent extends Fields>({
  cause,
  kind,
  contents,
  shopEmail,
}: {
  /** The kind in the cause, before the id. */
  cause: string;
  kind: 'contact' | 'quote';
  contents: SubmissionMailContents<Sent>;
  shopEmail: string;
}) {
  return (submission: Submission<Sent>, { confirm }: { confirm: boolean }): Mail[] => {
    const about = { cause: `${cause} ${submission.id}`, at: submission.createdAt };
    const noticeKind: MailKind = `${kind}-notice`;
    const confirmation = () =>
      createMail(contents.confirmation(), { ...about, kind, recipient: submission.email });
    const notice = contents.notice(submission);
    const sealed = createMail(submission.suspicious ? marked(notice) : notice, {
      ...about,
      kind: noticeKind,
      recipient: shopEmail,
      replyTo: submission.email,
    });
    return confirm ? [confirmation(), sealed] : [sealed];
  };
}

/** Explains in a notice why the desk marks its subject. Most readers will want to look first. */
const marked = ({ blocks, ...mail }: MailContent): MailContent => ({
  ...mail,
  blocks: [
    ...blocks,
    {
      kind: 'paragraph',
      text: 'This one looks automatic: something was written in a field that people do not see. It may be a program. It may also be a person whose browser filled it in, so read it before you pass it over.',
    },
  ],
});
