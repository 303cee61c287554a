import { VisuallyHidden } from '../../../primitives/index.ts';
import * as styles from './ChoiceTabs.css.ts';

export interface Choice {
  value: string;
  label: string;
}

export interface ChoiceTabsProps {
  /** Names the group for screen readers. */
  legend: string;
  /** Its name in the form it stands in. */
  name: string;
  /** Each with its own value, the one that shows everything first. */
  choices: readonly Choice[];
  /** The one chosen to begin with. */
  value: string;
}

/** Lets one of a few be chosen by its paper tab. Radio buttons: they need no script and hear the arrow keys. */
export function ChoiceTabs({ legend, name, choices, value }: ChoiceTabsProps) {
  return (
    <fieldset>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <div className={styles.list}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.tab}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              defaultChecked={choice.value === value}
              className={styles.radio}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
