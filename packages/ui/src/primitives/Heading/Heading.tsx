import type { ReactNode } from 'react';
import * as styles from './Heading.css.ts';

export interface HeadingProps {
  children: ReactNode;
  /** Its level in the page's outline; does not change its size. */
  level: 1 | 2 | 3 | 4;
  /** Its size; does not change its level. */
  size: keyof typeof styles.size;
  /** `accent` for one heading of a page, `sign` for what is painted over a door. */
  tone?: keyof typeof styles.tone;
  /** For the `aria-labelledby` of its section. */
  id?: string;
}

/** Names what follows, in the theme's display letters. */
export function Heading({ children, level, size, tone = 'ink', id }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={`${styles.root} ${styles.size[size]} ${styles.tone[tone]}`}>
      {children}
    </Element>
  );
}
