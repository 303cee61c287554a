'use client';
import { AccountForm, type AccountFormProps } from '../../../components/forms/AccountForm/AccountForm.tsx';
import { Field } from '../../../components/forms/Field/Field.tsx';
import { valuesOf } from '../../../components/forms/FormValues/FormValues.ts';

export interface ForgotPasswordFormProps extends Pick<
  AccountFormProps,
  'heading' | 'lead' | 'id' | 'formAction' | 'problems' | 'onFirstTouch'
> {
  /** The way back, for customers who remember. */
  loginHref: string;
  /** How far it has come. */
  status?: 'idle' | 'submitting' | 'success';
  /** What was filled in before. */
  draft?: { email?: string };
  /** Takes the submission over from the browser. Return a promise to hold the form; one that fails hands it back. */
  onSubmit?: (values: ForgotPasswordValues) => void | Promise<void>;
  labels: ForgotPasswordLabels;
}

export interface ForgotPasswordValues {
  email: string;
}

export interface ForgotPasswordLabels {
  email: string;
  enterEmail: string;
  /** Heads what the server found. */
  problems: string;
  send: string;
  sending: string;
  sent: string;
  /** How long the link is valid. */
  sentNote?: string;
  backToLogin: string;
}

/** Sends a customer who has lost their password a link to choose another. */
export function ForgotPasswordForm(props: ForgotPasswordFormProps) {
  const { loginHref, status = 'idle', draft, onSubmit, labels, ...form } = props;

  return (
    <AccountForm
      {...form}
      status={status === 'submitting' ? status : 'idle'}
      messages={{ email: labels.enterEmail }}
      summary={labels.problems}
      submit={{ label: labels.send, busyLabel: labels.sending }}
      ways={[{ label: labels.backToLogin, href: loginHref }]}
      reply={status === 'success' ? { heading: labels.sent, text: labels.sentNote } : undefined}
      onSubmit={onSubmit && ((values) => onSubmit(valuesOf(values, ['email'])))}
    >
      <Field
        name="email"
        type="email"
        label={labels.email}
        autoComplete="email"
        defaultValue={draft?.email}
      />
    </AccountForm>
  );
}
