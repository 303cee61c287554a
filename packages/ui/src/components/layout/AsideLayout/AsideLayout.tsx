import type { ReactNode } from 'react';
import { Container } from '../../../primitives/index.ts';
import * as styles from './AsideLayout.css.ts';

export interface AsideLayoutProps {
  /** What is to be done or read. Sections in it stand one under another, without gutters of their own. */
  children: ReactNode;
  /** What it is about, kept in sight: a picture of it, what it came to. */
  aside: ReactNode;
  /** What is seldom wanted: under the first, and on a phone under both. */
  after?: ReactNode;
}

/** Sets what is to be done beside what it is about, in two columns with one edge each; on a phone, in one. */
export function AsideLayout({ children, aside, after }: AsideLayoutProps) {
  return (
    <Container>
      <div className={styles.root}>
        <div className={styles.work}>{children}</div>
        <div className={styles.aside}>{aside}</div>
        {after && <div className={styles.after}>{after}</div>}
      </div>
    </Container>
  );
}
