import type { ReactNode } from 'react';
import { cut } from '@awning/ui/theme/cut';
import * as styles from './MapSheet.css.ts';

/** A map cut out as every paper here is, beside the words that lead there. Without one there is no sheet. */
export function MapSheet({ children }: { children: ReactNode }) {
  return children ? <div className={`${styles.sheet} ${cut.second}`}>{children}</div> : null;
}
