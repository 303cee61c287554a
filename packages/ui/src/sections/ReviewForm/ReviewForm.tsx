'use client';
import { Docket } from '../../components/Docket/Docket.tsx';
import { Form, type FormProps } from '../../components/Form/Form.tsx';
import { FormLayout, type FormLayoutProps } from '../../components/FormLayout/FormLayout.tsx';
import { valuesOf } from '../../components/FormValues/FormValues.ts';
import { Reply } from '../../components/Reply/Reply.tsx';
import { StarsField } from '../../components/StarsField/StarsField.tsx';
import { SubmitButton } from '../../components/SubmitButton/SubmitButton.tsx';
import { TextArea, type CharacterCount } from '../../components/TextArea/TextArea.tsx';
import { useId } from 'react';
import * as styles from './ReviewForm.css.ts';

export interface ReviewFormProps
  extends
    Pick<FormProps, 'action' | 'problems' | 'onFirstTouch'>,
    Pick<FormLayoutProps, 'heading' | 'lead' | 'tone' | 'id'> {
  /** Counts the words down to a limit. */
  count?: CharacterCount;
  /** How far it has come. */
  status?: 'idle' | 'submitting' | 'success';
  /** Takes the post over from the browser. Return a promise to hold the form; one that fails hands it back. */
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
  docket: string;
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

/** Asks a customer how they like what they were sold: stars, and a few words. */
export function ReviewForm(props: ReviewFormProps) {
  const { action, problems, onFirstTouch, count, status = 'idle', onSubmit, labels, ...layout } = props;
  const headingId = useId();

  return (
    <div className={styles.root}>
      <FormLayout {...layout} headingId={headingId} level={2}>
        <Docket label={labels.docket}>
          <Reply
            reply={status === 'success' ? { heading: labels.thanks, text: labels.thanksNote } : undefined}
            busy={status === 'submitting' ? labels.sending : undefined}
          >
            <Form
              action={action}
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
              <TextArea name="text" label={labels.text} {...(count && { count })} />
              <div>
                <SubmitButton label={labels.send} busyLabel={labels.sending} size="medium" />
              </div>
            </Form>
          </Reply>
        </Docket>
      </FormLayout>
    </div>
  );
}
