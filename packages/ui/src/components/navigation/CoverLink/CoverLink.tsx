import { Link } from '../Link/Link.tsx';
import * as styles from './CoverLink.css.ts';

export interface CoverLinkProps {
  /** Where the whole of what it covers leads. */
  href: string;
  /** What the link is called: a name, never all that it covers. */
  children: string;
}

/** Leads on from anywhere in the box around it. That box is positioned, and nothing else in it can be pressed. */
export function CoverLink({ href, children }: CoverLinkProps) {
  return (
    <Link href={href} className={styles.root}>
      {children}
    </Link>
  );
}
