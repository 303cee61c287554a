import { useId } from 'react';
import { ContactLines, type ContactLine } from '../../../components/text/ContactLines/ContactLines.tsx';
import { Field } from '../../../components/forms/Field/Field.tsx';
import { FormLayout } from '../../../components/forms/FormLayout/FormLayout.tsx';
import {
  MessageForm,
  type MessageFormProps,
  type MessageLabels,
  type MessageValues,
} from '../../../components/forms/MessageForm/MessageForm.tsx';
import { DoorPlate } from '../../../components/paper/DoorPlate/DoorPlate.tsx';
import { TextArea, type CharacterCount } from '../../../components/forms/TextArea/TextArea.tsx';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './ContactForm.css.ts';

export interface ContactFormProps extends Pick<
  MessageFormProps<ContactName>,
  'formAction' | 'problems' | 'onFirstTouch' | 'onSubmit' | 'honeypot'
> {
  heading: string;
  /** 1 where the letter is what the page is for. */
  headingLevel?: 1 | 2;
  /** Who reads it, and when they answer. */
  lead?: string;
  /** Other ways to reach the shop, beside the letter. */
  details?: readonly ContactLine[];
  /** Counts the message down to a limit. */
  count?: CharacterCount;
  /** How far it has come. Once it is sent, the form stands empty under the answer. */
  status?: 'idle' | 'submitting' | 'success';
  /** The number to write down, once it is sent. */
  reference?: string | undefined;
  /** What was filled in before: the server hands it back with its problems. */
  draft?: Partial<Record<ContactName, string>> | undefined;
  labels: ContactLabels;
  tone?: GroundName;
  /** An anchor for links to the form: “contact-form”. */
  id?: string;
}

type ContactName = (typeof names)[number];

/** The values, by the names of the fields; `honeypot` is the trapped one. */
export type ContactValues = MessageValues<ContactName>;

export interface ContactLabels extends MessageLabels {
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
}

const names = ['name', 'email', 'subject', 'message'] as const;

/**
 * Takes a letter to the shop through the slot in its door: a name, an address to answer to, a message.
 *
 * Take `FieldsForm` to ask for anything else, or on a page without script.
 */
export function ContactForm(props: ContactFormProps) {
  const { heading, headingLevel = 2, lead, details, count, draft, labels, tone, id, ...form } = props;
  const headingId = useId();

  return (
    <FormLayout
      headingId={headingId}
      heading={heading}
      headingLevel={headingLevel}
      lead={lead}
      aside={
        <div className={styles.aside}>
          {details && details.length > 0 && <ContactLines lines={details} layout="column" />}
          <svg viewBox="0 0 34 20" aria-hidden="true" className={styles.hand}>
            <path d="M0 3h7v15H0zM9 4l7-3q3-1 4 1t-2 3l-2 1h15a2 2 0 0 1 0 5h-9q3 1 1 4 1 3-2 3H9z" />
          </svg>
        </div>
      }
      id={id}
      tone={tone}
    >
      <DoorPlate label={labels.plate}>
        <MessageForm
          {...form}
          again
          names={names}
          messages={{ name: labels.enterName, email: labels.enterEmail, message: labels.enterMessage }}
          labels={labels}
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
                rows={3}
                label={labels.message}
                defaultValue={draft?.message}
                count={count}
              />
            </div>
          </div>
        </MessageForm>
      </DoorPlate>
    </FormLayout>
  );
}
