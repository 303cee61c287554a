import { useId } from 'react';
import * as styles from './Honeypot.css.ts';

// In the words of browsers, 1Password, LastPass, Bitwarden and Dashlane. Most of them do not go by the first.
const leftAlone = {
  autoComplete: 'off',
  'data-1p-ignore': 'true',
  'data-lpignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
} as const;

export interface HoneypotProps {
  /**
   * One that means nothing: browsers and password managers fill in what they know by name, and then a person looks like
   * a machine. Keep what comes in with it filled in, and look at it twice.
   */
  name: string;
  /** For the few who come upon it all the same: “Leave this empty”. */
  label: string;
}

/** Shows which letters a machine may have written: it fills in whatever it finds, and people never see this field. */
export function Honeypot({ name, label }: HoneypotProps) {
  const id = useId();

  return (
    <div aria-hidden="true" inert className={styles.root}>
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} type="text" tabIndex={-1} {...leftAlone} />
    </div>
  );
}
