import type { ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import * as styles from './CardLink.css.ts';

export interface CardLinkProps {
  /** The card's name. */
  children: ReactNode;
  /** Where the whole card leads. */
  href: string;
  /** How far the focus ring keeps off: `around` where things hang over the card's edge. */
  ring?: keyof typeof styles.ring;
}

/** Makes the whole card it stands in a link, with one stop for the keyboard. The card must be positioned. */
export function CardLink({ children, href, ring = 'edge' }: CardLinkProps) {
  return (
    <Link href={href} className={styles.ring[ring]}>
      {children}
    </Link>
  );
}
