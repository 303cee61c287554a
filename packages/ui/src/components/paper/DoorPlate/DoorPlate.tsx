import type { ReactNode } from 'react';
import * as styles from './DoorPlate.css.ts';

export interface DoorPlateProps {
  /** Stamped into the brass over the slot: “Letters”. */
  label: string;
  /** What is written on the paper that goes through it. */
  children: ReactNode;
}

/** Holds a form that is a letter, in the slot of the shop's door. */
export function DoorPlate({ label, children }: DoorPlateProps) {
  return (
    <div className={styles.door}>
      <div aria-hidden="true" className={styles.plate}>
        <span className={styles.label}>{label}</span>
      </div>
      <div className={styles.paper}>{children}</div>
    </div>
  );
}
