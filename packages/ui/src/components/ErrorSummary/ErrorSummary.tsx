'use client';
import type { Ref } from 'react';
import { Mark } from '../Mark/Mark.tsx';
import * as styles from './ErrorSummary.css.ts';

export interface ErrorSummaryProps {
  /** What went wrong, in one sentence. */
  heading: string;
  /** What to put right, each linked to its field by the field's id. */
  problems?: readonly { fieldId: string; message: string }[];
  ref?: Ref<HTMLDivElement>;
}

/** Says at the top of a form what went wrong, and leads to each field that needs another look. */
export function ErrorSummary({ heading, problems, ref }: ErrorSummaryProps) {
  return (
    <div ref={ref} role="alert" className={styles.root}>
      <span className={styles.mark}>
        <Mark kind="problem" size="large" />
      </span>
      <div className={styles.words}>
        <p className={styles.heading}>{heading}</p>
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
