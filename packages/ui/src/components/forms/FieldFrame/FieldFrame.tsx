'use client';
import type { ReactNode } from 'react';
import { FieldProblem } from '../FieldProblem/FieldProblem.tsx';
import { VisuallyHidden } from '../../../primitives/index.ts';
import { useField } from '../FormContext/FormContext.tsx';
import * as styles from './FieldFrame.css.ts';

/** What every field takes, of any kind. */
export interface FieldWords {
  /** Its name in the form, and in the form's list of faults. */
  name: string;
  label: string;
  /** Said under the field, before anything is filled in. */
  hint?: string | undefined;
  /** What is wrong with it. Inside a `Form` this comes from there. */
  error?: string | undefined;
  /**
   * Marks a field that may stay empty: “optional”. Without it, the field is required; an empty string marks nothing.
   */
  optional?: string | undefined;
}

/** What the control itself must carry to belong to its label, its hint and its error. */
export interface FieldControl {
  id: string;
  name: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  /** Takes the focus when the page is opened, without script too. */
  autoFocus: true | undefined;
  className: string;
}

export interface FieldFrameProps extends FieldWords {
  /** `hidden` only where a picture and a button beside it say the same: screen readers still read it. */
  labelling?: 'visible' | 'hidden' | undefined;
  /** Renders the control, from the attributes it must carry. */
  children: (control: FieldControl) => ReactNode;
}

/** Names a control, says what it is for and what is wrong with it. */
export function FieldFrame({
  name,
  label,
  hint,
  error,
  optional,
  labelling = 'visible',
  children,
}: FieldFrameProps) {
  const field = useField(name);
  const message = error ?? field.error;
  const describedBy = [message && `${field.id}-error`, hint && `${field.id}-hint`].filter(Boolean).join(' ');
  const heading = (
    <label htmlFor={field.id} className={styles.label}>
      {label} {optional && <span className={styles.optional}>({optional})</span>}
    </label>
  );

  return (
    <div className={styles.root}>
      {labelling === 'hidden' ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
      {children({
        id: field.id,
        name,
        required: optional === undefined,
        'aria-invalid': message ? true : undefined,
        'aria-describedby': describedBy || undefined,
        autoFocus: field.first || undefined,
        className: styles.control,
      })}
      {message && <FieldProblem id={`${field.id}-error`}>{message}</FieldProblem>}
      {hint && (
        <p id={`${field.id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
