'use client';
import { useId } from 'react';
import { Picture, type PictureProps } from '../../../primitives/index.ts';
import * as styles from './PictureChoices.css.ts';

export interface PictureChoice {
  /** What is sent for it. */
  value: string;
  label: string;
  /** A word or two under it: of which kind it is, or that it is had already. */
  note?: string | undefined;
  /** What it looks like. Its `alt` stays empty: the label says which one it is. */
  picture: PictureProps;
}

export interface PictureChoicesProps {
  /** What is chosen among. */
  legend: string;
  /** What comes of choosing. */
  hint?: string | undefined;
  /** Its name in the form it stands in. */
  name: string;
  /** In the order in which they are shown. */
  choices: readonly PictureChoice[];
  /** The one that is chosen at first. */
  defaultValue: string;
  /** Hears which one is chosen from now on. Not needed where a form is sent. */
  onChoose?: ((value: string) => void) | undefined;
}

/** Lets one of several be chosen by what it looks like. Radio buttons: they need no script and hear the arrow keys. */
export function PictureChoices(props: PictureChoicesProps) {
  const { legend, hint, name, choices, defaultValue, onChoose } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={hint && `${id}-hint`} className={styles.root}>
      <legend className={styles.legend}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.choices}>
        {choices.map(({ value, label, note, picture }) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              className={styles.radio}
              onChange={() => onChoose?.(value)}
            />
            <span className={styles.picture}>
              <Picture {...picture} sizes="(min-width: 48rem) 14rem, 45vw" />
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
