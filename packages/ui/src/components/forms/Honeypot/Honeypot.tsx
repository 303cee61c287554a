import { useId } from 'react';
import * as styles from './Honeypot.css.ts';

// For browsers, 1Password, LastPass, Bitwarden and Dashlane. Most of them ignore the first.
const leftAlone = {
  autoComplete: 'off',
  'data-1p-ignore': 'true',
  'data-lpignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
} as const;

export interface HoneypotProps {
  /**
   * A name that means nothing: browsers and password managers fill in the names they know, and then a person looks like
   * a machine. Keep a message that comes in with it filled in, and have a person look at it.
   */
  name: string;
  /** For the few who come upon it all the same: “Leave this empty”. */
  label: string;
}

/** Shows which letters a machine may have written: it fills in every field it finds, and people never see this one. */
export function Honeypot({ name, label }: HoneypotProps) {
  const id = useId();

  return (
    <div aria-hidden="true" inert className={styles.root}>
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} type="text" tabIndex={-1} {...leftAlone} />
    </div>
  );
}
