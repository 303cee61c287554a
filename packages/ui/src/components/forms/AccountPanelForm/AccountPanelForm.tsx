'use client';
import { useEffect, useRef, useState } from 'react';
import { DoneMessage } from '../../feedback/DoneMessage/DoneMessage.tsx';
import { AccountPanel, type AccountPanelProps } from '../../layout/AccountPanel/AccountPanel.tsx';
import { Form, type FormProps } from '../Form/Form.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import * as styles from './AccountPanelForm.css.ts';

export interface AccountPanelFormProps
  extends
    AccountPanelProps,
    Pick<
      FormProps,
      'formAction' | 'problems' | 'onFirstTouch' | 'messages' | 'summary' | 'onSubmit' | 'onValues'
    > {
  /** How far it has come. After `success` it says so until the customer changes a field again. */
  status?: 'idle' | 'submitting' | 'success' | undefined;
  /** What the button says, before and while it is at work. */
  submit: { label: string; busyLabel: string };
  /** What it says then. */
  done: string;
  /** Empties the fields at `success`: for passwords, which are not left lying about. */
  emptied?: boolean;
}

/** Lets a customer change one part of their account, and says under the fields when it is saved. */
export function AccountPanelForm(props: AccountPanelFormProps) {
  const { formAction, problems, onFirstTouch, messages, summary, onSubmit, onValues, ...panel } = props;
  const { status, submit, done, emptied = false, children, ...page } = panel;
  const foot = useRef<HTMLDivElement>(null);
  const [changed, setChanged] = useState(false);

  useEffect(() => {
    if (emptied && status === 'success') foot.current!.closest('form')!.reset();
  }, [emptied, status]);

  return (
    <AccountPanel {...page}>
      <Form
        formAction={formAction}
        problems={problems}
        onFirstTouch={onFirstTouch}
        status={status === 'submitting' ? status : 'idle'}
        messages={messages}
        summary={summary}
        onValues={(values, occasion) => {
          setChanged(occasion === 'changed');
          onValues?.(values, occasion);
        }}
        onSubmit={
          onSubmit &&
          ((values) => {
            setChanged(false);
            return onSubmit(values);
          })
        }
      >
        {children}
        <div ref={foot} className={styles.foot}>
          <SubmitButton {...submit} size="medium" tone="paper" />
          <DoneMessage>{status === 'success' && !changed ? done : undefined}</DoneMessage>
        </div>
      </Form>
    </AccountPanel>
  );
}
