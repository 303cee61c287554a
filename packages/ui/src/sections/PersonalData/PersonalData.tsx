'use client';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Form, type FormProps } from '../../components/Form/Form.tsx';
import { valuesOf } from '../../components/FormValues/FormValues.ts';
import { LedgerPage, type LedgerPageProps } from '../../components/LedgerPage/LedgerPage.tsx';
import { PasswordField, type PasswordToggle } from '../../components/PasswordField/PasswordField.tsx';
import { SavedNote } from '../../components/SavedNote/SavedNote.tsx';
import { SubmitButton } from '../../components/SubmitButton/SubmitButton.tsx';
import { Heading, Text } from '../../primitives/index.ts';
import * as styles from './PersonalData.css.ts';

export interface PersonalDataProps extends Omit<LedgerPageProps, 'children'> {
  /** Everything that is kept of somebody, to take along. */
  download: {
    label: string;
    busyLabel: string;
    status?: 'idle' | 'busy' | 'done';
    /** Said once the browser has it. */
    done: string;
    onClick: () => void;
  };
  /** Being forgotten for good. */
  closing: ClosingProps;
}

export interface ClosingProps extends Pick<FormProps, 'action' | 'problems'> {
  heading: string;
  /** In plain words: what goes and what stays. */
  text: string;
  /** At `success` there is nothing left to send: the form stays held until the page is left. */
  status?: 'idle' | 'submitting' | 'success';
  /** Takes the post over from the browser, with the password that was asked for. */
  onSubmit?: (password: string) => void | Promise<void>;
  labels: {
    /** The first step: asks nothing yet. */
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

/** Gives somebody what the shop keeps of them: to take along, or to have forgotten in two steps. */
export function PersonalData({ download, closing, ...page }: PersonalDataProps) {
  const { status = 'idle' } = download;

  return (
    <LedgerPage {...page}>
      <div className={styles.row}>
        <Button tone="paper" busy={status === 'busy'} onClick={download.onClick}>
          {status === 'busy' ? download.busyLabel : download.label}
        </Button>
        <SavedNote>{status === 'done' ? download.done : undefined}</SavedNote>
      </div>
      <Closing {...closing} />
    </LedgerPage>
  );
}

function Closing({ heading, text, action, problems, status = 'idle', onSubmit, labels }: ClosingProps) {
  const [asked, setAsked] = useState(false);

  return (
    <div className={styles.closing}>
      <Heading level={3} size="large">
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
            action={action}
            problems={problems}
            status={status === 'idle' ? status : 'submitting'}
            messages={{ password: labels.enterPassword }}
            summary={labels.problems}
            onSubmit={onSubmit && ((values) => onSubmit(valuesOf(values, ['password']).password))}
          >
            <PasswordField
              name="password"
              label={labels.password}
              autoComplete="current-password"
              toggle={labels.toggle}
            />
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
