import { useId, type ReactNode } from 'react';
import type { Action } from '../../actions/ActionGroup/ActionGroup.tsx';
import { ButtonLink } from '../../actions/Button/Button.tsx';
import { Form, type FormProps } from '../Form/Form.tsx';
import { FormLayout } from '../FormLayout/FormLayout.tsx';
import { LoginCard, type LoginCardProps } from '../../paper/LoginCard/LoginCard.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { Link } from '../../navigation/Link/Link.tsx';
import { Text } from '../../../primitives/index.ts';
import { FormReply, type FormReplyWords } from '../../feedback/FormReply/FormReply.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import * as styles from './AccountForm.css.ts';

export interface AccountFormProps extends Pick<
  FormProps,
  'formAction' | 'messages' | 'summary' | 'problems' | 'status' | 'onSubmit' | 'onFirstTouch' | 'onValues'
> {
  /** The page's only `h1`. */
  heading: string;
  lead?: string | undefined;
  /** What the account holds, a few things: beside the form where there is room, else left out. */
  items?: readonly AccountItem[] | undefined;
  /** An anchor for links to this part of the page. */
  id?: string | undefined;
  /** The fields. */
  children: ReactNode;
  /** What the button says, before and while it is at work. */
  submit: { label: string; busyLabel: string };
  /** A small link under the button to what is kept of this data. */
  policy?: Action | undefined;
  /** Other ways in, each with the question that leads to it. */
  ways: readonly AccountWay[];
  /** How large the key over it is drawn. */
  drawing?: LoginCardProps['drawing'];
  /** The answer, in the form's place, and a way on from there. */
  reply?: (FormReplyWords & { action?: Action }) | undefined;
}

export interface AccountItem {
  /** “Receipts” */
  heading: string;
  text: string;
}

export interface AccountWay extends Action {
  /** “New here?” */
  question?: string;
}

/** Lets a customer in at the back of the shop: a form on a tag from the bunch of keys. */
export function AccountForm(props: AccountFormProps) {
  const { heading, lead, items, id, children, submit, policy, ways, drawing, reply, ...form } = props;
  const headingId = useId();

  return (
    <FormLayout
      headingId={headingId}
      heading={heading}
      headingLevel={1}
      lead={lead}
      aside={items && <Items items={items} />}
      id={id}
    >
      <LoginCard drawing={drawing}>
        <FormReply
          reply={reply}
          busy={form.status === 'submitting' ? submit.busyLabel : undefined}
          action={reply?.action && <ButtonLink href={reply.action.href}>{reply.action.label}</ButtonLink>}
        >
          <Form {...form}>
            <div className={styles.fields}>{children}</div>
            <div className={styles.send}>
              <SubmitButton {...submit} size="medium" />
              {policy && (
                <Link href={policy.href} className={styles.policy}>
                  {policy.label}
                </Link>
              )}
            </div>
          </Form>
        </FormReply>
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
      </LoginCard>
    </FormLayout>
  );
}

function Items({ items }: { items: readonly AccountItem[] }) {
  return (
    <ul className={styles.items}>
      {items.map(({ heading, text }) => (
        <li key={heading} className={styles.item}>
          <span className={styles.mark}>
            <Icon kind="tick" />
          </span>
          <div>
            <p className={styles.itemName}>{heading}</p>
            <Text tone="muted">{text}</Text>
          </div>
        </li>
      ))}
    </ul>
  );
}
