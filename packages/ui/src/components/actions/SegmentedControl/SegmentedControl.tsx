'use client';

import { useId } from 'react';
import { VisuallyHidden } from '../../../primitives/index.ts';
import * as styles from './SegmentedControl.css.ts';

export interface SegmentedControlProps<Value extends string = string> {
  /** Names the group for screen readers. */
  legend: string;
  /** Two to four, in one or two words each. */
  choices: readonly { value: Value; label: string }[];
  /** The one that is chosen. */
  value: NoInfer<Value>;
  /** Called with the chosen value. */
  onChoose: (value: Value) => void;
}

/** Chooses at once how something is shown, one of a few: radio buttons in one row. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { legend, choices, value, onChoose } = props;
  const name = useId();

  return (
    <fieldset>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <div className={styles.row}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              // Outside any form: what it changes is not sent.
              form=""
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
              className={styles.radio}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
