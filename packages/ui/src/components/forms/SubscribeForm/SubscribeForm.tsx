'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Action } from '../../actions/ActionGroup/ActionGroup.tsx';
import { FieldFrame } from '../FieldFrame/FieldFrame.tsx';
import { Form, type FormProps } from '../Form/Form.tsx';
import { Link } from '../../navigation/Link/Link.tsx';
import { FormReply } from '../../feedback/FormReply/FormReply.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import * as styles from './SubscribeForm.css.ts';

export interface SubscribeFormProps extends Pick<FormProps, 'formAction' | 'onFirstTouch'> {
  /** The outcome, as far as it is known. `already` is for visitors who were on the list before. */
  status?: SubscribeStatus;
  /** Stands after `labels.error`: why it could not be sent, as far as that is known. */
  errorReason?: string | undefined;
  /** The address that was sent before: the server hands it back with its answer. */
  draft?: string | undefined;
  /** Takes the submission over from the browser. */
  onSubmit?: (values: SubscribeValues) => void | Promise<void>;
  /** Called when the visitor edits the address: the answer to the last one is past, and `status` is `null` again. */
  onEdit?: () => void;
  /** What people agree to, and where it is written down. */
  consent: { text: string; link: Action };
  /** `open` lies on the page, `slip` is cut from paper: for painted grounds such as a footer. */
  look?: 'open' | 'slip';
  labels: SubscribeLabels;
}

export type SubscribeStatus = null | 'loading' | 'success' | 'error' | 'invalid' | 'already';

export interface SubscribeValues {
  email: string;
}

export interface SubscribeLabels {
  email: string;
  subscribe: string;
  subscribing: string;
  success: string;
  already: string;
  error: string;
  invalid: string;
}

const written = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');

/** Takes one address for the shop's letters, and says what became of it. */
export function SubscribeForm(props: SubscribeFormProps) {
  const {
    formAction,
    status = null,
    errorReason,
    draft,
    onSubmit,
    onEdit,
    consent,
    look = 'open',
    labels,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const settled = useRef(false);
  // An answer that comes with the page itself is for a form that was sent without script.
  const [opened] = useState(draft === undefined ? null : status);
  const [past, setPast] = useState<SubscribeStatus>(null);
  // Once the visitor edits the address, the answer to the old one no longer counts.
  const now = status === past ? null : status;
  if (past && status !== past) setPast(null);

  useEffect(() => {
    const late = settled.current;
    settled.current = true;
    if (late && status === 'invalid') input.current?.focus();
  }, [status]);

  const send = (form: FormData) => {
    setPast(null);
    return onSubmit?.({ email: written(form.get('email')) });
  };

  const error = errorReason ? `${labels.error} ${errorReason}` : labels.error;
  const problems = useMemo(() => ({ form: error }), [error]);
  const heading = { success: labels.success, already: labels.already }[String(now)];

  return (
    <div className={styles.look[look]}>
      <FormReply
        reply={heading === undefined ? undefined : { heading }}
        busy={now === 'loading' ? labels.subscribing : undefined}
      >
        <Form
          formAction={formAction}
          status={now === 'loading' ? 'submitting' : 'idle'}
          problems={now === 'error' ? problems : undefined}
          messages={{ email: labels.invalid }}
          onFirstTouch={props.onFirstTouch}
          onSubmit={onSubmit && send}
          onValues={(_, occasion) => {
            if (occasion !== 'changed' || (now !== 'error' && now !== 'invalid')) return;
            setPast(now);
            onEdit?.();
          }}
        >
          <div className={styles.words}>
            <div className={styles.room}>
              <div className={styles.row}>
                <FieldFrame
                  name="email"
                  label={labels.email}
                  error={now === 'invalid' ? labels.invalid : undefined}
                >
                  {(control) => (
                    <input
                      {...control}
                      ref={input}
                      type="email"
                      defaultValue={draft}
                      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form is at the foot of the page that answers it
                      autoFocus={opened === 'invalid' || control.autoFocus}
                      inputMode="email"
                      autoComplete="email"
                      autoCapitalize="none"
                      spellCheck={false}
                    />
                  )}
                </FieldFrame>
                <div className={styles.send}>
                  <SubmitButton label={labels.subscribe} busyLabel={labels.subscribing} size="medium" />
                </div>
              </div>
            </div>
            <p className={styles.consent}>
              {consent.text} <Link href={consent.link.href}>{consent.link.label}</Link>
            </p>
          </div>
        </Form>
      </FormReply>
    </div>
  );
}
