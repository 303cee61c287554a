'use client';
import { useId } from 'react';
import { ContactLines, type ContactLine } from '../../components/ContactLines/ContactLines.tsx';
import { Field } from '../../components/Field/Field.tsx';
import { Form, type FormProps } from '../../components/Form/Form.tsx';
import { FormLayout } from '../../components/FormLayout/FormLayout.tsx';
import { valuesOf } from '../../components/FormValues/FormValues.ts';
import { Honeypot } from '../../components/Honeypot/Honeypot.tsx';
import { LetterPlate } from '../../components/LetterPlate/LetterPlate.tsx';
import { Reply } from '../../components/Reply/Reply.tsx';
import { SubmitButton } from '../../components/SubmitButton/SubmitButton.tsx';
import { TextArea, type CharacterCount } from '../../components/TextArea/TextArea.tsx';
import type { GroundName } from '../../theme/grounds.ts';
import * as styles from './ContactForm.css.ts';

export interface ContactFormProps extends Pick<FormProps, 'action' | 'problems' | 'onFirstTouch'> {
  heading: string;
  /** Whom one writes to, and when they answer. */
  lead?: string;
  /** Other ways to reach the shop, beside the letter. */
  details?: readonly ContactLine[];
  /** Counts the message down to a limit. */
  count?: CharacterCount;
  /** How far it has come. Once it is sent, the form stands empty under the answer. */
  status?: 'idle' | 'submitting' | 'success';
  /** The number to write down, once it is sent. */
  reference?: string;
  /** What was filled in before: the server hands it back with its problems. */
  draft?: Partial<ContactValues> | undefined;
  /** Takes the post over from the browser. Return a promise to hold the form; one that fails hands it back. */
  onSubmit?: (values: ContactValues) => void | Promise<void>;
  labels: ContactLabels;
  tone?: GroundName;
  /** An anchor for links to the form: “contact-form”. */
  id?: string;
}

/** What is filled in, by the names of the fields. `website` is what the honeypot caught: people leave it empty. */
export type ContactValues = Record<(typeof names)[number], string>;

export interface ContactLabels {
  /** Stamped over the slot in the door. */
  plate: string;
  name: string;
  email: string;
  subject: string;
  /** Marks the subject, which may stay empty. */
  optional: string;
  message: string;
  /** Said beside what is missing. */
  enterName: string;
  enterEmail: string;
  enterMessage: string;
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

const names = ['name', 'email', 'subject', 'message', 'website'] as const;

/** Takes a letter to the shop through the slot in its door. */
export function ContactForm(props: ContactFormProps) {
  const {
    heading,
    lead,
    details,
    count,
    status = 'idle',
    reference,
    draft,
    onSubmit,
    labels,
    tone,
    id,
  } = props;
  const headingId = useId();
  const number = reference ? { label: labels.reference, text: reference } : undefined;
  const reply = { heading: labels.sent, text: labels.sentNote, reference: number };

  return (
    <FormLayout
      headingId={headingId}
      heading={heading}
      level={2}
      lead={lead}
      aside={
        <>
          {details && details.length > 0 && <ContactLines lines={details} layout="column" />}
          <svg viewBox="0 0 34 20" aria-hidden="true" className={styles.hand}>
            <path d="M0 3h7v15H0zM9 4.500 16 1q2.500-.8 3.500 1.200.6 1.600-1 2.600L16.500 6H31a2.500 2.500 0 0 1 0 5h-9q2 .5 1.600 2.400-.4 1.400-1.600 1.400.9.700.5 2-.5 1.200-2 1.200H9z" />
          </svg>
        </>
      }
      id={id}
      {...(tone && { tone })}
    >
      <LetterPlate label={labels.plate}>
        <Reply
          again
          reply={status === 'success' ? reply : undefined}
          busy={status === 'submitting' ? labels.sending : undefined}
        >
          <Form
            action={props.action}
            problems={props.problems}
            onFirstTouch={props.onFirstTouch}
            status={status === 'submitting' ? status : 'idle'}
            messages={{ name: labels.enterName, email: labels.enterEmail, message: labels.enterMessage }}
            summary={labels.problems}
            onSubmit={onSubmit && ((values) => onSubmit(valuesOf(values, names)))}
          >
            <div className={styles.fields}>
              <Field name="name" label={labels.name} autoComplete="name" defaultValue={draft?.name} />
              <Field
                name="email"
                type="email"
                label={labels.email}
                autoComplete="email"
                defaultValue={draft?.email}
              />
              <div className={styles.wide}>
                <Field
                  name="subject"
                  label={labels.subject}
                  optional={labels.optional}
                  defaultValue={draft?.subject}
                />
              </div>
              <div className={styles.wide}>
                <TextArea
                  name="message"
                  label={labels.message}
                  defaultValue={draft?.message}
                  {...(count && { count })}
                />
              </div>
            </div>
            <Honeypot name="website" label={labels.trap} />
            <div>
              <SubmitButton label={labels.send} busyLabel={labels.sending} size="medium" />
            </div>
          </Form>
        </Reply>
      </LetterPlate>
    </FormLayout>
  );
}
