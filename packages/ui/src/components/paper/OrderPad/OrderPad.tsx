import type { ReactNode } from 'react';
import * as styles from './OrderPad.css.ts';

export interface OrderPadProps {
  /** Printed across the top: “Made to order”. */
  label: string;
  children: ReactNode;
}

/** Holds an order on the top sheet of a pad, with the carbon copy under it. */
export function OrderPad({ label, children }: OrderPadProps) {
  return (
    <div className={styles.root}>
      <p className={styles.head}>{label}</p>
      <div className={styles.sheet}>{children}</div>
    </div>
  );
}
