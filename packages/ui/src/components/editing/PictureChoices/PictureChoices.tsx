'use client';
import { useField } from '../../forms/FormContext/FormContext.tsx';
import { FieldProblem } from '../../forms/FieldProblem/FieldProblem.tsx';
import { Picture, type PictureProps } from '../../../primitives/index.ts';
import * as styles from './PictureChoices.css.ts';

export interface PictureChoice {
  /** The value it submits. */
  value: string;
  label: string;
  /** A word or two under it: its kind, or that it is in use already. */
  note?: string | undefined;
  /** What it looks like. Its `alt` stays empty: the label says which one it is. */
  picture: PictureProps;
}

export interface PictureChoicesProps {
  /** Names the group. */
  legend: string;
  /** What choosing one does. */
  hint?: string | undefined;
  /** Its name in the form it stands in. */
  name: string;
  /** In the order in which they are shown. */
  choices: readonly PictureChoice[];
  /** The one that is chosen at first. Without it, none is. */
  defaultValue?: string | undefined;
  /** Whether one must be chosen before a form is sent. */
  required?: boolean | undefined;
  /** `small` for many: more stand beside each other, and they scroll in a box of their own. */
  size?: 'regular' | 'small';
  /** Called with the chosen one. Not needed where a form is sent. */
  onChoose?: ((value: string) => void) | undefined;
}

/** How wide a picture is drawn, to choose among its files. */
const sizes = { regular: '(min-width: 48rem) 14rem, 45vw', small: '7rem' };

/** Lets one of several be chosen by what it looks like. Radio buttons: they need no script and hear the arrow keys. */
export function PictureChoices(props: PictureChoicesProps) {
  const { legend, hint, name, choices, defaultValue, required, size = 'regular', onChoose } = props;
  const { id, error } = useField(name);
  return (
    <fieldset
      id={id}
      aria-describedby={[error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
      className={styles.root}
    >
      <legend className={styles.legend}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldProblem id={`${id}-error`}>{error}</FieldProblem>}
      <div className={styles.choices[size]}>
        {choices.map(({ value, label, note, picture }) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={value}
              required={required}
              defaultChecked={value === defaultValue}
              className={styles.radio}
              onChange={() => onChoose?.(value)}
            />
            <span className={styles.picture}>
              <Picture {...picture} sizes={sizes[size]} />
            </span>
            <span className={styles.words}>
              <span className={styles.label}>{label}</span>
              {note && <span className={styles.note}>{note}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
