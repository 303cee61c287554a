import type { ReactNode } from 'react';
import * as styles from './Page.css.ts';

export interface PageProps {
  children: ReactNode;
  /** The class of the theme for everything on it. */
  theme: string;
}

/** The ground a whole website stands on, in its own theme, wherever it is shown. */
export function Page({ children, theme }: PageProps) {
  return <div className={`${theme} ${styles.root}`}>{children}</div>;
}
