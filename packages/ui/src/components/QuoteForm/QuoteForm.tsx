'use client';
import { Docket } from '../Docket/Docket.tsx';
import { Field } from '../Field/Field.tsx';
import { Form, type FormProps } from '../Form/Form.tsx';
import { valuesOf } from '../FormValues/FormValues.ts';
import { Honeypot } from '../Honeypot/Honeypot.tsx';
import { Reply } from '../Reply/Reply.tsx';
import { SelectField, type SelectOption } from '../SelectField/SelectField.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { TextArea, type CharacterCount } from '../TextArea/TextArea.tsx';
import * as styles from './QuoteForm.css.ts';

export interface QuoteFormProps extends Pick<FormProps, 'action' | 'problems' | 'onFirstTouch'> {
  /** From the least to the most, as people say it: “Up to $1,000”. */
  budgets: readonly SelectOption[];
  /** Counts what they need down to a limit. */
  count?: CharacterCount;
  /** How far it has come. */
  status?: 'idle' | 'submitting' | 'success';
  /** The number to write down, once it is sent. */
  reference?: string;
  /** What was filled in before: the server hands it back with its problems. */
  draft?: Partial<QuoteValues> | undefined;
  /** Takes the post over from the browser. Return a promise to hold the form; one that fails hands it back. */
  onSubmit?: (values: QuoteValues) => void | Promise<void>;
  labels: QuoteLabels;
}

/** What is filled in, by the names of the fields. `website` is what the honeypot caught: people leave it empty. */
export type QuoteValues = Record<(typeof names)[number], string>;

export interface QuoteLabels {
  /** Printed across the top of the pad. */
  pad: string;
  name: string;
  email: string;
  business: string;
  /** An example of a trade. */
  businessHint?: string;
  budget: string;
  chooseBudget: string;
  details: string;
  detailsHint?: string;
  /** Said beside what is missing. */
  enterName: string;
  enterEmail: string;
  enterBusiness: string;
  enterBudget: string;
  enterDetails: string;
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

const names = ['name', 'email', 'business', 'budget', 'details', 'website'] as const;

/** Takes down what a shop needs made to order, and what it would like to spend. */
export function QuoteForm(props: QuoteFormProps) {
  const { budgets, count, status = 'idle', reference, draft, onSubmit, labels, ...form } = props;
  const number = reference ? { label: labels.reference, text: reference } : undefined;

  return (
    <Docket label={labels.pad}>
      <Reply
        reply={
          status === 'success'
            ? { heading: labels.sent, text: labels.sentNote, reference: number }
            : undefined
        }
        busy={status === 'submitting' ? labels.sending : undefined}
      >
        <Form
          {...form}
          status={status === 'submitting' ? status : 'idle'}
          messages={{
            name: labels.enterName,
            email: labels.enterEmail,
            business: labels.enterBusiness,
            budget: labels.enterBudget,
            details: labels.enterDetails,
          }}
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
            <Field
              name="business"
              label={labels.business}
              hint={labels.businessHint}
              defaultValue={draft?.business}
            />
            <SelectField
              name="budget"
              label={labels.budget}
              options={budgets}
              placeholder={labels.chooseBudget}
              defaultValue={draft?.budget}
            />
            <div className={styles.wide}>
              <TextArea
                name="details"
                label={labels.details}
                hint={labels.detailsHint}
                defaultValue={draft?.details}
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
    </Docket>
  );
}
