import type { ReactNode } from 'react';
import * as styles from './Docket.css.ts';

export interface DocketProps {
  /** Printed across the top: “Made to order”. */
  label: string;
  children: ReactNode;
}

/** Holds an order on the top sheet of a pad, with the carbon copy under it. */
export function Docket({ label, children }: DocketProps) {
  return (
    <div className={styles.root}>
      <p className={styles.head}>{label}</p>
      <div className={styles.sheet}>{children}</div>
    </div>
  );
}
