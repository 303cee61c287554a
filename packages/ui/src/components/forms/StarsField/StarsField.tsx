'use client';
import { FieldProblem } from '../FieldProblem/FieldProblem.tsx';
import { VisuallyHidden } from '../../../primitives/index.ts';
import { useField } from '../FormContext/FormContext.tsx';
import * as styles from './StarsField.css.ts';

export interface StarsFieldProps {
  /** Its name in the form, and in what the form around it says is wrong. */
  name: string;
  legend: string;
  /** What each number of stars means, from one star up: read with the star, and seen once it is chosen. */
  words: readonly string[];
  defaultValue?: number | undefined;
}

/** Asks how well the visitor liked something, by stars: radio buttons for the keyboard and for screen readers. */
export function StarsField({ name, legend, words, defaultValue }: StarsFieldProps) {
  const { id, error } = useField(name);

  return (
    <fieldset className={styles.root} aria-describedby={error && `${id}-error`}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.stars}>
        {words.map((meaning, place) => (
          <label key={meaning} className={styles.option}>
            <input
              // A link to the field leads to its first star.
              id={place === 0 ? id : undefined}
              type="radio"
              name={name}
              value={place + 1}
              required
              defaultChecked={defaultValue === place + 1}
              className={styles.radio}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.star}>
              <path d="M12 1.800l3.100 6.600 7.200.900-5.300 5 1.400 7.100L12 17.900l-6.400 3.500L7 14.300l-5.300-5 7.200-.900z" />
            </svg>
            <VisuallyHidden>{meaning}</VisuallyHidden>
            <span aria-hidden="true" className={styles.meaning}>
              {meaning}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldProblem id={`${id}-error`}>{error}</FieldProblem>}
    </fieldset>
  );
}
