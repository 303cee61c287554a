import { Link } from '../Link/Link.tsx';
import * as styles from './Wordmark.css.ts';

export interface WordmarkProps {
  /** As it stands over the door. */
  name: string;
  /** The way home. */
  href: string;
}

/** Paints the shop's name on a board, and leads home. */
export function Wordmark({ name, href }: WordmarkProps) {
  return (
    <Link href={href} className={styles.root}>
      {name}
    </Link>
  );
}
