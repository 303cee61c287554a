import { useId } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Heading, Section, Stack, Text } from '../../../primitives/index.ts';
import { cut } from '../../../theme/cut.css.ts';
import { ground } from '../../../theme/ground.css.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './FieldsForm.css.ts';

export interface FieldsFormProps {
  /** An anchor for links to the form. What is said after sending stands at `#{id}-sent`: send people back there. */
  id: string;
  heading: string;
  /** 1 where the form is what the page is for. */
  headingLevel?: 1 | 2;
  /** When and how the answer comes. */
  lead?: string;
  /** As few as will do. */
  fields: readonly FieldsFormField[];
  submit: string;
  /** Where the form is posted to. Without it the form is a demonstration: see below. */
  formAction?: string;
  /** What becomes of the words; in a demonstration, that nothing does. */
  footnote?: string;
  sent: { heading: string; text: string };
  /** The section’s own words. */
  labels: FieldsFormLabels;
  /** What the section is painted on. */
  tone?: GroundName;
  /** What the slip itself is painted on. */
  slip?: GroundName;
}

export interface FieldsFormField {
  /** What the answer is called where it is sent. */
  name: string;
  label: string;
  type?: 'text' | 'tel' | 'email';
  /** Makes it a choice. The first is chosen until another is. */
  options?: readonly string[];
  /** Makes it a message of so many lines. */
  lines?: number;
  required?: boolean;
  /** An example of an answer, never the question. */
  placeholder?: string;
  /** What the browser may fill in by itself: `name`, `tel`, `email`. */
  autoComplete?: string;
  /** Takes the form's whole width. */
  wide?: boolean;
}

export interface FieldsFormLabels {
  /** Marks what may be left empty, so that the rest needs no star. */
  optional: string;
}

/**
 * Lets a customer ask for a time, a price or a call, in whatever fields that takes. The browser itself sends it: no script.
 *
 * Take `ContactForm` for a plain letter: it says what is missing, hands a refused letter back and answers in place.
 *
 * Without an `action` it is a demonstration. It checks what must be filled in and then shows `sent`, but its fields
 * carry no names and its way is GET to an anchor on the same page, so nothing that is typed leaves the browser.
 */
export function FieldsForm(props: FieldsFormProps) {
  const {
    id,
    heading,
    headingLevel = 2,
    lead,
    fields,
    submit,
    formAction,
    footnote,
    sent,
    labels,
    tone = 'plain',
    slip = 'tint',
  } = props;
  const headingId = useId();
  const sentId = `${id}-sent`;
  const way = formAction ? { action: formAction, method: 'post' } : { action: `#${sentId}`, method: 'get' };

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <form className={`${ground[slip]} ${styles.slip} ${cut.first}`} aria-labelledby={headingId} {...way}>
        <div id={sentId} tabIndex={-1} className={styles.sent}>
          <p className={styles.sentHeading}>{sent.heading}</p>
          <p>{sent.text}</p>
        </div>
        <Stack gap="large">
          <Stack gap="xsmall">
            <Heading id={headingId} level={headingLevel} size="xxlarge">
              {heading}
            </Heading>
            {lead && <Text>{lead}</Text>}
          </Stack>
          <div className={styles.fields}>
            {fields.map((field) => (
              <Field key={field.name} field={field} named={Boolean(formAction)} optional={labels.optional} />
            ))}
          </div>
          <Stack gap="medium" align="start">
            <Button type="submit" tone="action">
              {submit}
            </Button>
            {footnote && (
              <Text size="small" tone="muted">
                {footnote}
              </Text>
            )}
          </Stack>
        </Stack>
      </form>
    </Section>
  );
}

interface FieldProps {
  field: FieldsFormField;
  named: boolean;
  optional: string;
}

function Field({ field, named, optional }: FieldProps) {
  const { name, label, type = 'text', options, lines, required = false, placeholder, autoComplete } = field;
  const id = useId();
  const control = { id, required, className: styles.control, ...(named && { name }) };
  const typed = { placeholder, autoComplete };

  return (
    <div className={field.wide ? styles.wide : styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label} {!required && !options && <span className={styles.optional}>{optional}</span>}
      </label>
      {options ? (
        <span className={styles.choice}>
          <select {...control} className={styles.list}>
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </span>
      ) : lines ? (
        <textarea {...control} {...typed} rows={lines} />
      ) : (
        <input {...control} {...typed} type={type} />
      )}
    </div>
  );
}
