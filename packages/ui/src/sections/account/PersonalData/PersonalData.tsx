'use client';
import { useState } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Dialog } from '../../../components/feedback/Dialog/Dialog.tsx';
import { Checkbox } from '../../../components/forms/Checkbox/Checkbox.tsx';
import { Form, type FormProps } from '../../../components/forms/Form/Form.tsx';
import { valuesOf } from '../../../components/forms/FormValues/FormValues.ts';
import {
  AccountPanel,
  type AccountPanelProps,
} from '../../../components/layout/AccountPanel/AccountPanel.tsx';
import {
  PasswordField,
  type PasswordToggle,
} from '../../../components/forms/PasswordField/PasswordField.tsx';
import { DoneMessage } from '../../../components/feedback/DoneMessage/DoneMessage.tsx';
import { SubmitButton } from '../../../components/forms/SubmitButton/SubmitButton.tsx';
import { Heading, Text } from '../../../primitives/index.ts';
import * as styles from './PersonalData.css.ts';

export interface PersonalDataProps extends Omit<AccountPanelProps, 'children'> {
  /** The download of everything that the shop keeps of the customer. */
  download: {
    label: string;
    busyLabel: string;
    status?: 'idle' | 'submitting' | 'success';
    /** Said once the browser has downloaded it. */
    done: string;
    onClick: () => void;
  };
  /** The deletion of the account. */
  closing: ClosingProps;
}

export interface ClosingProps extends Pick<FormProps, 'formAction' | 'problems'> {
  heading: string;
  /** In plain words: what is deleted and what is kept. */
  text: string;
  /** At `success` there is nothing left to send: the form stays disabled until the customer leaves the page. */
  status?: 'idle' | 'submitting' | 'success';
  /**
   * What may stay after the account, a website for example: asked beside the password, and ticked unless the customer
   * says otherwise.
   */
  stays?: { label: string; hint?: string } | undefined;
  /** Takes the submission over from the browser, with the password, and with whether what may stay does. */
  onSubmit?: (password: string, keeps: boolean) => void | Promise<void>;
  labels: {
    /** On the button of the first step, which asks nothing yet. */
    open: string;
    /** Heads the second step. */
    question: string;
    /** What cannot be undone. */
    warning: string;
    password: string;
    toggle: PasswordToggle;
    enterPassword: string;
    /** Heads what the server found. */
    problems: string;
    confirm: string;
    confirming: string;
    keep: string;
    /** Names the cross. */
    close: string;
  };
}

/** Gives a customer what the shop keeps of them: as a download, or deleted in two steps. */
export function PersonalData({ download, closing, ...page }: PersonalDataProps) {
  const { status = 'idle' } = download;

  return (
    <AccountPanel {...page}>
      <div className={styles.row}>
        <Button tone="paper" busy={status === 'submitting'} onClick={download.onClick}>
          {status === 'submitting' ? download.busyLabel : download.label}
        </Button>
        <DoneMessage>{status === 'success' ? download.done : undefined}</DoneMessage>
      </div>
      <Closing {...closing} level={page.headingLevel === 1 ? 2 : 3} />
    </AccountPanel>
  );
}

function Closing({ level, ...closing }: ClosingProps & { level: 2 | 3 }) {
  const { heading, text, formAction, problems, status = 'idle', stays, onSubmit, labels } = closing;
  const [asked, setAsked] = useState(false);

  return (
    <div className={styles.closing}>
      <Heading level={level} size="large">
        {heading}
      </Heading>
      <Text tone="muted">{text}</Text>
      <Button tone="quiet" onClick={() => setAsked(true)}>
        {labels.open}
      </Button>
      <Dialog
        open={asked}
        onClose={() => setAsked(false)}
        heading={labels.question}
        labels={{ close: labels.close }}
      >
        <div className={styles.question}>
          <Text>{labels.warning}</Text>
          <Form
            formAction={formAction}
            problems={problems}
            status={status === 'idle' ? status : 'submitting'}
            messages={{ password: labels.enterPassword }}
            summary={labels.problems}
            onSubmit={
              onSubmit &&
              ((values) => onSubmit(valuesOf(values, ['password']).password, !stays || values.has('stays')))
            }
          >
            <PasswordField
              name="password"
              label={labels.password}
              autoComplete="current-password"
              toggle={labels.toggle}
            />
            {stays && <Checkbox {...stays} name="stays" value="yes" defaultChecked />}
            <div className={styles.row}>
              <SubmitButton label={labels.confirm} busyLabel={labels.confirming} size="medium" tone="plain" />
              <Button tone="quiet" onClick={() => setAsked(false)}>
                {labels.keep}
              </Button>
            </div>
          </Form>
        </div>
      </Dialog>
    </div>
  );
}
