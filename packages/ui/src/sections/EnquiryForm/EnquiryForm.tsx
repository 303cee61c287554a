import { useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Heading, Section, Stack, Text } from '../../primitives/index.ts';
import { cut } from '../../theme/cut.css.ts';
import { ground } from '../../theme/ground.css.ts';
import type { GroundName } from '../../theme/grounds.ts';
import * as styles from './EnquiryForm.css.ts';

export interface EnquiryFormProps {
  /** An anchor for links to the form. What is said after sending stands at `#{id}-sent`: send people back there. */
  id: string;
  heading: string;
  /** When and how the answer comes. */
  lead?: string;
  /** As few as will do. */
  fields: readonly EnquiryField[];
  submit: string;
  /** Where the form is posted to. Without it the form is a demonstration: see below. */
  action?: string;
  /** What becomes of the words; in a demonstration, that nothing does. */
  note?: string;
  sent: { heading: string; text: string };
  /** The section’s own words. */
  labels: EnquiryFormLabels;
  /** What the section is painted on. */
  tone?: GroundName;
  /** What the slip itself is painted on. */
  slip?: GroundName;
}

export interface EnquiryField {
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

export interface EnquiryFormLabels {
  /** Marks what may be left empty, so that the rest needs no star. */
  optional: string;
}

/**
 * Lets a customer ask for a time, a price or a call, with a form the browser itself sends: no script.
 *
 * Without an `action` it is a demonstration. It checks what must be filled in and then shows `sent`, but its fields
 * carry no names and its way is GET to an anchor on the same page, so nothing that is typed leaves the browser.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const {
    id,
    heading,
    lead,
    fields,
    submit,
    action,
    note,
    sent,
    labels,
    tone = 'plain',
    slip = 'tint',
  } = props;
  const headingId = useId();
  const sentId = `${id}-sent`;
  const way = action ? { action, method: 'post' } : { action: `#${sentId}`, method: 'get' };

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <form className={`${ground[slip]} ${styles.slip} ${cut.first}`} aria-labelledby={headingId} {...way}>
        <div id={sentId} tabIndex={-1} className={styles.sent}>
          <p className={styles.sentHeading}>{sent.heading}</p>
          <p>{sent.text}</p>
        </div>
        <Stack gap="large">
          <Stack gap="xsmall">
            <Heading id={headingId} level={2} size="xxlarge">
              {heading}
            </Heading>
            {lead && <Text>{lead}</Text>}
          </Stack>
          <div className={styles.fields}>
            {fields.map((field) => (
              <Field key={field.name} field={field} named={Boolean(action)} optional={labels.optional} />
            ))}
          </div>
          <Stack gap="medium" align="start">
            <Button type="submit" tone="action">
              {submit}
            </Button>
            {note && (
              <Text size="small" tone="muted">
                {note}
              </Text>
            )}
          </Stack>
        </Stack>
      </form>
    </Section>
  );
}

interface FieldProps {
  field: EnquiryField;
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
