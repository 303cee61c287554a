import { useId, type ReactNode } from 'react';
import { ButtonLink } from '../Button/Button.tsx';
import { Form, type FormProps } from '../Form/Form.tsx';
import { FormLayout } from '../FormLayout/FormLayout.tsx';
import { KeyTag } from '../KeyTag/KeyTag.tsx';
import { Link } from '../Link/Link.tsx';
import { Reply, type ReplyWords } from '../Reply/Reply.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import * as styles from './AccountForm.css.ts';

export interface AccountFormProps extends Pick<
  FormProps,
  'action' | 'messages' | 'summary' | 'problems' | 'status' | 'onSubmit' | 'onFirstTouch' | 'onValues'
> {
  /** The page's only `h1`. */
  heading: string;
  lead?: string | undefined;
  /** The fields. */
  children: ReactNode;
  submit: { label: string; busyLabel: string };
  /** Other ways in, each with the question that leads to it. */
  ways: readonly AccountWay[];
  /** What became of it, in the form's place, and a way on from there. */
  reply?: (ReplyWords & { action?: { label: string; href: string } }) | undefined;
}

export interface AccountWay {
  /** “New here?” */
  question?: string;
  label: string;
  href: string;
}

/** Lets one in at the back of the shop: a form on a tag from the bunch of keys. */
export function AccountForm(props: AccountFormProps) {
  const { heading, lead, children, submit, ways, reply, ...form } = props;
  const headingId = useId();

  return (
    <FormLayout headingId={headingId} heading={heading} level={1} lead={lead}>
      <KeyTag>
        <Reply
          reply={reply}
          busy={form.status === 'submitting' ? submit.busyLabel : undefined}
          action={reply?.action && <ButtonLink href={reply.action.href}>{reply.action.label}</ButtonLink>}
        >
          <Form {...form}>
            <div className={styles.fields}>{children}</div>
            <SubmitButton {...submit} size="medium" />
          </Form>
        </Reply>
        {ways.length > 0 && (
          <ul className={styles.ways}>
            {ways.map(({ question, label, href }) => (
              <li key={href} className={styles.way}>
                {question && <span>{question}</span>}{' '}
                <Link href={href} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </KeyTag>
    </FormLayout>
  );
}
