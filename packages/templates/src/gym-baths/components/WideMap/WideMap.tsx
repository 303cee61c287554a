import type { ReactNode } from 'react';
import { ground } from '@awning/ui/theme/ground';
import * as styles from './WideMap.css.ts';

export interface WideMapProps {
  /** A map that covers the box it stands in. Without it nothing is drawn. */
  children: ReactNode;
}

/** Lays a map out from one side of the page to the other, over the words that say the way. */
export function WideMap({ children }: WideMapProps) {
  return children ? <div className={`${ground.raised} ${styles.root}`}>{children}</div> : null;
}
