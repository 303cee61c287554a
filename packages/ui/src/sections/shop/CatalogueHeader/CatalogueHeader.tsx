import { useId } from 'react';
import { HeadingWithLead } from '../../../components/layout/HeadingWithLead/HeadingWithLead.tsx';
import type { NavLink } from '../../../components/navigation/NavList/NavList.tsx';
import { Link } from '../../../components/navigation/Link/Link.tsx';
import { Container } from '../../../primitives/index.ts';
import * as styles from './CatalogueHeader.css.ts';

export interface CatalogueHeaderProps {
  /** The page's only `h1`: what stands on this shelf. */
  heading: string;
  /** A line to go in with. */
  lead?: string;
  /** The shelves there are, where nothing below leads to them. The one that is shown says so. */
  shelves?: {
    /** Names them to those who list a page’s parts. */
    label: string;
    categories: readonly NavLink[];
  };
  /** How much of it is shown, said again whenever it changes: where nothing below says it. */
  count?: string;
  /** An anchor for links to this part of the page. */
  id?: string;
}

/** Heads a shelf: what stands on it, and, where nothing else says it, how much and the way to the other shelves. */
export function CatalogueHeader({ heading, lead, shelves, count, id }: CatalogueHeaderProps) {
  const headingId = useId();
  const categories = shelves?.categories ?? [];
  const hasBar = categories.length > 0 || count !== undefined;

  return (
    <section id={id} aria-labelledby={headingId} className={styles.root}>
      <Container>
        <div className={styles.words}>
          <HeadingWithLead id={headingId} headingLevel={1} heading={heading} lead={lead} />
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
