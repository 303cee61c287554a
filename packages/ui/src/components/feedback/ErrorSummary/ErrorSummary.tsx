'use client';
import type { Ref } from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as styles from './ErrorSummary.css.ts';

export interface ErrorSummaryProps {
  /** What went wrong, in one sentence. */
  heading: string;
  /** What is known of the cause, and what to do about it. */
  text?: string | undefined;
  /** Is read first on a page that is all about it: the answer to a form that was sent without script. */
  first?: boolean;
  /** What to put right, each linked to its field by the field's id. */
  problems?: readonly { fieldId: string; message: string }[];
  ref?: Ref<HTMLDivElement>;
}

/** Says at the top of a form what went wrong, and leads to each field that needs another look. */
export function ErrorSummary({ heading, text, problems, first = false, ref }: ErrorSummaryProps) {
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={first ? -1 : undefined}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form may be far down the page that answers it
      autoFocus={first || undefined}
      className={styles.root}
    >
      <span className={styles.mark}>
        <Icon kind="problem" size="large" />
      </span>
      <div className={styles.words}>
        <p className={styles.heading}>{heading}</p>
        {text && <p>{text}</p>}
        {problems && problems.length > 0 && (
          <ul>
            {problems.map(({ fieldId, message }) => (
              <li key={fieldId}>
                <a
                  href={`#${fieldId}`}
                  className={styles.link}
                  onClick={(event) => {
                    const field = document.getElementById(fieldId);
                    if (!field) return;
                    // The field itself, without a step in the visitor's history.
                    event.preventDefault();
                    field.focus();
                  }}
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
