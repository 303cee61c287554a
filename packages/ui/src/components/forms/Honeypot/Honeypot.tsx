import { useId } from 'react';
import * as styles from './Honeypot.css.ts';

export interface HoneypotProps {
  /** Whatever comes in under this name was filled in by a machine: people never see the field. */
  name: string;
  /** For the few who come upon it all the same: “Leave this empty”. */
  label: string;
}

/** Catches machines that fill in whatever they find. */
export function Honeypot({ name, label }: HoneypotProps) {
  const id = useId();

  return (
    <div aria-hidden="true" className={styles.root}>
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
