'use client';
import type { ReactNode } from 'react';
import { FormReply } from '../../feedback/FormReply/FormReply.tsx';
import { Form, type FormProps } from '../Form/Form.tsx';
import { valuesOf } from '../FormValues/FormValues.ts';
import { Honeypot } from '../Honeypot/Honeypot.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';

export interface MessageFormProps<Name extends string> extends Pick<
  FormProps,
  'formAction' | 'problems' | 'onFirstTouch' | 'messages'
> {
  /** The fields that are sent. `website` is what the honeypot caught: people leave it empty. */
  names: readonly Name[];
  /** How far it has come. */
  status?: 'idle' | 'submitting' | 'success';
  /** The number to write down, once it is sent. */
  reference?: string | undefined;
  /** Leaves the form under the answer, empty, for whoever has more to say. */
  again?: boolean;
  /** Takes the post over from the browser. Return a promise to hold the form; one that fails hands it back. */
  onSubmit?: ((values: Record<Name, string>) => void | Promise<void>) | undefined;
  labels: MessageLabels;
  /** The fields. */
  children: ReactNode;
}

export interface MessageLabels {
  /** Heads what the server found. */
  problems: string;
  send: string;
  sending: string;
  sent: string;
  sentNote?: string;
  reference: string;
  /** Stands beside the field that only machines fill in. */
  trap: string;
}

/** Sends what somebody writes to the shop, and answers in the form's place with a number to write down. */
export function MessageForm<Name extends string>(props: MessageFormProps<Name>) {
  const { names, status = 'idle', reference, again = false, onSubmit, labels, children, ...form } = props;
  const number = reference ? { label: labels.reference, text: reference } : undefined;
  const reply = { heading: labels.sent, text: labels.sentNote, reference: number };

  return (
    <FormReply
      again={again}
      reply={status === 'success' ? reply : undefined}
      busy={status === 'submitting' ? labels.sending : undefined}
    >
      <Form
        {...form}
        status={status === 'submitting' ? status : 'idle'}
        summary={labels.problems}
        onSubmit={onSubmit && ((values) => onSubmit(valuesOf(values, names)))}
      >
        {children}
        <Honeypot name="website" label={labels.trap} />
        <div>
          <SubmitButton label={labels.send} busyLabel={labels.sending} size="medium" />
        </div>
      </Form>
    </FormReply>
  );
}
