import type { Action } from '../../actions/ActionGroup/ActionGroup.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './LinkRow.css.ts';

export interface LinkRowProps {
  /** Without any, nothing is rendered. */
  items: readonly Action[];
  /** `bold` where they are the page's purpose. */
  weight?: keyof typeof styles.link;
}

/** Sets a few links side by side, each high enough for a thumb: a map, a telephone, a mail. */
export function LinkRow({ items, weight = 'normal' }: LinkRowProps) {
  if (items.length === 0) return null;

  return (
    <p className={styles.root}>
      {items.map(({ label, href }) => (
        <Link key={href} href={href} className={styles.link[weight]}>
          {label}
        </Link>
      ))}
    </p>
  );
}
