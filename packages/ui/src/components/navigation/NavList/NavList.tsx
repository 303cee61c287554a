import { Link } from '../Link/Link.tsx';
import * as styles from './NavList.css.ts';

export interface NavLink {
  label: string;
  href: string;
  /** The page the visitor is on. */
  current?: boolean;
}

export interface NavListProps {
  /** What visitors look for first comes first. */
  links: readonly NavLink[];
  /** `row` wraps where it must; `columns` sets many links under each other, two or three abreast. */
  layout?: keyof typeof styles.layout;
  /** Where a line that is not full stands. */
  align?: keyof typeof styles.align;
}

/** Lists the ways through a site, and marks the current one. */
export function NavList({ links, layout = 'row', align = 'start' }: NavListProps) {
  return (
    <ul className={`${styles.layout[layout]} ${styles.align[align]}`}>
      {links.map(({ label, href, current }) => (
        <li key={href} className={styles.item[layout]}>
          <Link href={href} className={styles.link} aria-current={current ? 'page' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
