import { useId } from 'react';
import { HeadingWithLead } from '../../../components/layout/HeadingWithLead/HeadingWithLead.tsx';
import type { NavLink } from '../../../components/navigation/NavList/NavList.tsx';
import { Icon } from '../../../components/media/Icon/Icon.tsx';
import { Link } from '../../../components/navigation/Link/Link.tsx';
import { Container } from '../../../primitives/index.ts';
import * as styles from './CatalogueHeader.css.ts';

export interface CatalogueHeaderProps {
  /** The page's only `h1`: what stands on this shelf. */
  heading: string;
  /** A line to go in with. */
  lead?: string;
  /** The shelves, where nothing below leads to them. The current one is marked. */
  shelves?: {
    /** Names them for screen readers. */
    label: string;
    categories: readonly NavLink[];
  };
  /** How much of it is shown, announced again whenever it changes: where nothing below says it. */
  count?: string;
  /** A way to a part of the shelf that belongs to the visitor: “Saved (2)”. */
  action?: CatalogueHeaderAction | undefined;
  /** An anchor for links to this part of the page. */
  id?: string;
}

export interface CatalogueHeaderAction {
  /** Stands by a heart, where there is room for one: “Saved”. */
  label: string;
  /** How many there are: “2”. */
  count: string;
  href: string;
  /** That part is what is shown just now. */
  current?: boolean;
  /** The number is not known yet: the link is neither seen nor reached, and nothing moves once it is. */
  pending?: boolean;
}

/** Heads a shelf: what stands on it, and, where nothing else says it, how much and the way to the other shelves. */
export function CatalogueHeader({ heading, lead, shelves, count, action, id }: CatalogueHeaderProps) {
  const headingId = useId();
  const categories = shelves?.categories ?? [];
  const hasBar = categories.length > 0 || count !== undefined;

  return (
    <section id={id} aria-labelledby={headingId} className={styles.root}>
      <Container>
        <div className={styles.words}>
          <HeadingWithLead id={headingId} headingLevel={1} heading={heading} lead={lead} leadSize="medium" />
          {action && (
            <Link
              href={action.href}
              aria-current={action.current || undefined}
              className={styles.action[action.pending ? 'pending' : 'known']}
            >
              <Icon kind="heart" size="small" />
              <span>
                {action.label} ({action.count})
              </span>
            </Link>
          )}
        </div>
        {hasBar && (
          <div className={styles.bar}>
            {shelves && categories.length > 0 && (
              <nav aria-label={shelves.label}>
                <ul className={styles.categories}>
                  {categories.map(({ label, href, current = false }) => (
                    <li key={href}>
                      <Link
                        href={href}
                        className={styles.category}
                        aria-current={current ? 'page' : undefined}
                      >
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
            {count !== undefined && (
              <p role="status" className={styles.count}>
                {count}
              </p>
            )}
          </div>
        )}
      </Container>
    </section>
  );
}
