import type { Action } from '../../actions/ActionGroup/ActionGroup.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './Breadcrumbs.css.ts';

export interface BreadcrumbsProps {
  /** Names the list for screen readers: “You are here”. */
  label: string;
  /** The way back, from the outermost in. The outermost page itself has none, and renders nothing. */
  items: readonly Action[];
  /** This page. Left out where its heading right below says the same in many words. */
  current?: string;
}

/** Shows where this page lies and the way back from it. */
export function Breadcrumbs({ label, items, current }: BreadcrumbsProps) {
  if (items.length === 0) return null;

  return (
    <nav aria-label={label}>
      <ol className={styles.root}>
        {items.map((item) => (
          <li key={item.href} className={styles.item}>
            <Link href={item.href} className={styles.link}>
              {item.label}
            </Link>
          </li>
        ))}
        {current !== undefined && (
          <li className={styles.item}>
            <span aria-current="page">{current}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}
