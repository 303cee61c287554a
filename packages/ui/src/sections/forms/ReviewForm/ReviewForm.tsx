'use client';
import { OrderPad } from '../../../components/paper/OrderPad/OrderPad.tsx';
import { Form, type FormProps } from '../../../components/forms/Form/Form.tsx';
import { FormLayout, type FormLayoutProps } from '../../../components/forms/FormLayout/FormLayout.tsx';
import { valuesOf } from '../../../components/forms/FormValues/FormValues.ts';
import { FormReply } from '../../../components/feedback/FormReply/FormReply.tsx';
import { StarsField } from '../../../components/forms/StarsField/StarsField.tsx';
import { SubmitButton } from '../../../components/forms/SubmitButton/SubmitButton.tsx';
import { TextArea, type CharacterCount } from '../../../components/forms/TextArea/TextArea.tsx';
import { useId } from 'react';
import * as styles from './ReviewForm.css.ts';

export interface ReviewFormProps
  extends
    Pick<FormProps, 'formAction' | 'problems' | 'onFirstTouch'>,
    Pick<FormLayoutProps, 'heading' | 'lead' | 'tone' | 'id'> {
  /** 1 where the review is what the page is for. */
  headingLevel?: 1 | 2;
  /** Counts the words down to a limit. */
  count?: CharacterCount;
  /** How far it has come. */
  status?: 'idle' | 'submitting' | 'success';
  /** Takes the submission over from the browser. Return a promise to hold the form; one that fails hands it back. */
  onSubmit?: (values: ReviewValues) => void | Promise<void>;
  labels: ReviewLabels;
}

export interface ReviewValues {
  /** From one star to as many as there are words for. */
  rating: number;
  text: string;
}

export interface ReviewLabels {
  /** Printed across the top of the sheet. */
  pad: string;
  rating: string;
  /** What each number of stars means, from one star up. */
  stars: readonly string[];
  text: string;
  /** Said beside what is missing. */
  chooseRating: string;
  enterText: string;
  /** Heads what the server found. */
  problems: string;
  send: string;
  sending: string;
  thanks: string;
  thanksNote?: string;
}

/** Asks a customer how they like what they bought: stars, and a few words. */
export function ReviewForm(props: ReviewFormProps) {
  const { formAction, problems, onFirstTouch, count, status = 'idle', onSubmit, labels } = props;
  const { heading, headingLevel = 2, lead, tone, id } = props;
  const headingId = useId();

  return (
    <div id={id} className={styles.root}>
      <FormLayout headingId={headingId} heading={heading} headingLevel={headingLevel} lead={lead} tone={tone}>
        <OrderPad label={labels.pad}>
          <FormReply
            reply={status === 'success' ? { heading: labels.thanks, text: labels.thanksNote } : undefined}
            busy={status === 'submitting' ? labels.sending : undefined}
          >
            <Form
              formAction={formAction}
              problems={problems}
              onFirstTouch={onFirstTouch}
              status={status === 'submitting' ? status : 'idle'}
              messages={{ rating: labels.chooseRating, text: labels.enterText }}
              summary={labels.problems}
              onSubmit={
                onSubmit &&
                ((form) => {
                  const { rating, text } = valuesOf(form, ['rating', 'text']);
                  return onSubmit({ rating: Number(rating), text });
                })
              }
            >
              <StarsField name="rating" legend={labels.rating} words={labels.stars} />
              <TextArea name="text" label={labels.text} count={count} />
              <div>
                <SubmitButton label={labels.send} busyLabel={labels.sending} size="medium" />
              </div>
            </Form>
          </FormReply>
        </OrderPad>
      </FormLayout>
    </div>
  );
}
