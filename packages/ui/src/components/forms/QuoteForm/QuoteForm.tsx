import { OrderPad } from '../../paper/OrderPad/OrderPad.tsx';
import { Field } from '../Field/Field.tsx';
import {
  MessageForm,
  type MessageFormProps,
  type MessageLabels,
  type MessageValues,
} from '../MessageForm/MessageForm.tsx';
import { SelectField, type SelectOption } from '../SelectField/SelectField.tsx';
import { TextArea, type CharacterCount } from '../TextArea/TextArea.tsx';
import * as styles from './QuoteForm.css.ts';

export interface QuoteFormProps extends Pick<
  MessageFormProps<QuoteName>,
  'formAction' | 'problems' | 'onFirstTouch' | 'status' | 'onSubmit' | 'honeypot'
> {
  /** From the least to the most, as people say it: “Up to $1,000”. */
  budgets: readonly SelectOption[];
  /** Counts the letters of the message down to a limit. */
  count?: CharacterCount;
  /** The number to write down, once it is sent. */
  reference?: string;
  /** What was filled in before: the server hands it back with its problems. */
  draft?: Partial<Record<QuoteName, string>> | undefined;
  labels: QuoteLabels;
}

type QuoteName = (typeof names)[number];

/** The values, by the names of the fields; `honeypot` is the trapped one. */
export type QuoteValues = MessageValues<QuoteName>;

export interface QuoteLabels extends MessageLabels {
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
}

const names = ['name', 'email', 'business', 'budget', 'details'] as const;

/** Takes down what a shop needs made to order, and what it would like to spend. */
export function QuoteForm(props: QuoteFormProps) {
  const { budgets, count, draft, labels, ...form } = props;

  return (
    <OrderPad label={labels.pad}>
      <MessageForm
        {...form}
        names={names}
        messages={{
          name: labels.enterName,
          email: labels.enterEmail,
          business: labels.enterBusiness,
          budget: labels.enterBudget,
          details: labels.enterDetails,
        }}
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
              count={count}
            />
          </div>
        </div>
      </MessageForm>
    </OrderPad>
  );
}
