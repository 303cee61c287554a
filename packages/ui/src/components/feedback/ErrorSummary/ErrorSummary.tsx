'use client';
import { useId, type Ref } from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as styles from './ErrorSummary.css.ts';

export interface ErrorSummaryProps {
  /** What went wrong, in one sentence. */
  heading: string;
  /** What is known of the cause, and what to do about it. */
  text?: string | undefined;
  /** Takes the focus when the page loads: for the answer to a form that was sent without script. */
  first?: boolean;
  /**
   * Lists what to put right, each linked to its field by the field's id. Give the first of those fields the focus: a
   * screen reader then reads that field, and not the list as well.
   */
  problems?: readonly { fieldId: string; message: string }[] | undefined;
  /** For bringing it into sight, where no field can take the focus. */
  ref?: Ref<HTMLDivElement>;
}

/** Says at the top of a form what went wrong, and leads to each field that needs another look. */
export function ErrorSummary({ heading, text, problems = [], first = false, ref }: ErrorSummaryProps) {
  const headingId = useId();
  const lists = problems.length > 0;

  return (
    <div
      ref={ref}
      role={lists ? 'group' : 'alert'}
      aria-labelledby={lists ? headingId : undefined}
      tabIndex={first || lists ? -1 : undefined}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form may be far down the page that answers it
      autoFocus={first || undefined}
      className={styles.root}
    >
      <span className={styles.mark}>
        <Icon kind="problem" size="large" />
      </span>
      <div className={styles.words}>
        <p id={headingId} className={styles.heading}>
          {heading}
        </p>
        {text && <p>{text}</p>}
        {lists && (
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
