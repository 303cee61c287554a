import type { ReactNode } from 'react';
import * as styles from './RoundPlate.css.ts';

export interface RoundPlateProps {
  /** What lies on it, drawn from above in a square. It may reach over the rim. */
  children?: ReactNode;
  /** The ring painted near its edge. */
  glaze?: keyof typeof styles.glaze;
}

/** Sets a round plate down, seen from straight above, as wide as the place it is given. */
export function RoundPlate({ children, glaze = 'none' }: RoundPlateProps) {
  return <span className={`${styles.root} ${styles.glaze[glaze]}`}>{children}</span>;
}
