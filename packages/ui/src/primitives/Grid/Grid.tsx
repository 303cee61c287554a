import { Children, type ReactNode } from 'react';
import * as styles from './Grid.css.ts';

export interface GridProps {
  children: ReactNode;
  /** The least width of a cell: as many columns as fit are made. */
  narrowest: keyof typeof styles.narrowest;
  /** As much room between cells as between the things in one, or more. */
  gap?: keyof typeof styles.gap;
}

/** Lays a list out in as many even columns as fit. A screen reader says how many items there are. */
export function Grid({ children, narrowest, gap = 'large' }: GridProps) {
  return (
    <ul className={`${styles.root} ${styles.gap[gap]} ${styles.narrowest[narrowest]}`}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
