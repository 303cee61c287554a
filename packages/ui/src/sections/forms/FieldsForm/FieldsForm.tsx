import { useId } from 'react';
import { RequestField } from '../../../components/requests/RequestField/RequestField.tsx';
import { RequestSlip, type RequestSlipProps } from '../../../components/requests/RequestSlip/RequestSlip.tsx';
import { Section } from '../../../primitives/index.ts';
import type { GroundName } from '../../../theme/grounds.ts';

export interface FieldsFormProps {
  /** An anchor for links to the form. The answer after sending stands at `#{id}-sent`: send people back there. */
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
  /** Adds a field for machines alone, which people leave empty. */
  honeypot?: RequestSlipProps['honeypot'];
  /** What becomes of the words; in a demonstration, that they go nowhere. */
  footnote?: string;
  sent: { heading: string; text: string };
  /** The section’s own words. */
  labels: FieldsFormLabels;
  /** What the section is painted on. */
  tone?: GroundName;
  /** The paper of the slip itself. */
  slip?: GroundName;
  /** Shown beside the fields where the form stands alone on a wide page: the telephone, the hours. */
  facts?: RequestSlipProps['facts'];
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
 * Lets a customer ask for a time, a price or a call, with the fields that takes. The browser itself sends it: no
 * script.
 *
 * Take `ContactForm` for a plain letter: it says what is missing, hands a refused letter back and answers in place.
 *
 * Without an `action` it is a demonstration. It checks the required fields and then shows `sent`, but its fields have
 * no names and it goes by GET to an anchor on the same page, so no typed word leaves the browser.
 */
export function FieldsForm({ headingLevel = 2, fields, labels, tone = 'plain', ...slip }: FieldsFormProps) {
  const headingId = useId();

  return (
    <Section labelledBy={headingId} tone={tone} id={slip.id}>
      <RequestSlip {...slip} headingId={headingId} headingLevel={headingLevel}>
        {fields.map(({ name, ...field }) => (
          <RequestField
            key={name}
            {...field}
            name={slip.formAction ? name : undefined}
            optional={labels.optional}
          />
        ))}
      </RequestSlip>
    </Section>
  );
}
