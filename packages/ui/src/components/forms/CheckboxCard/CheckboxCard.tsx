import { useId } from 'react';
import * as styles from './CheckboxCard.css.ts';

export interface CheckboxCardProps {
  /** The group it is sent with. */
  name: string;
  /** What is sent when it is ticked. */
  value: string;
  label: string;
  /** What it adds, in a sentence. */
  description?: string | undefined;
  /** As people read it, with its sign and currency. */
  price?: string | undefined;
  defaultChecked?: boolean | undefined;
}

/** Offers something to tick, as large as a thumb likes. */
export function CheckboxCard({ name, value, label, description, price, defaultChecked }: CheckboxCardProps) {
  const id = useId();

  return (
    <label className={styles.root}>
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={defaultChecked}
        aria-labelledby={`${id}-label ${id}-price`}
        aria-describedby={description && `${id}-description`}
        className={styles.box}
      />
      <span className={styles.words}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {description && (
          <span id={`${id}-description`} className={styles.description}>
            {description}
          </span>
        )}
      </span>
      <span id={`${id}-price`} className={styles.price}>
        {price}
      </span>
    </label>
  );
}
