'use client';
import type { ReactNode } from 'react';
import { FormReply } from '../../feedback/FormReply/FormReply.tsx';
import { Form, type FormProps } from '../Form/Form.tsx';
import { valuesOf } from '../FormValues/FormValues.ts';
import { Honeypot, type HoneypotProps } from '../Honeypot/Honeypot.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';

export interface MessageFormProps<Name extends string> extends Pick<
  FormProps,
  'formAction' | 'problems' | 'onFirstTouch' | 'messages'
> {
  /** The fields that are sent. */
  names: readonly Name[];
  /** Adds a field for machines alone. Its value comes as `honeypot`, and people leave it empty. */
  honeypot?: HoneypotProps;
  /** How far it has come. */
  status?: 'idle' | 'submitting' | 'success';
  /** The number to write down, once it is sent. */
  reference?: string | undefined;
  /** Leaves the form under the answer, empty, for a visitor who has more to say. */
  again?: boolean;
  /** Takes the submission over from the browser. Return a promise to hold the form; one that fails hands it back. */
  onSubmit?: ((values: MessageValues<Name>) => void | Promise<void>) | undefined;
  labels: MessageLabels;
  /** The fields. */
  children: ReactNode;
}

/** The values, by the names of the fields; `honeypot` is the trapped one. */
export type MessageValues<Name extends string> = Record<Name, string> & { honeypot: string };

export interface MessageLabels {
  /** Heads what the server found. */
  problems: string;
  send: string;
  sending: string;
  sent: string;
  sentNote?: string;
  reference: string;
}

/** Sends a visitor's message to the shop, and answers in the form's place with a number to write down. */
export function MessageForm<Name extends string>(props: MessageFormProps<Name>) {
  const {
    names,
    honeypot,
    status = 'idle',
    reference,
    again = false,
    onSubmit,
    labels,
    children,
    ...form
  } = props;
  const send = (sent: FormData) => {
    const caught = honeypot && valuesOf(sent, [honeypot.name])[honeypot.name];
    return onSubmit?.({ ...valuesOf(sent, names), honeypot: caught ?? '' });
  };
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
        onSubmit={onSubmit && send}
      >
        {children}
        {honeypot && <Honeypot {...honeypot} />}
        <div>
          <SubmitButton label={labels.send} busyLabel={labels.sending} size="medium" />
        </div>
      </Form>
    </FormReply>
  );
}
