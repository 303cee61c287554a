import { useId } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import { Container, Heading, Text } from '../../primitives/index.ts';
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
    categories: readonly CatalogueCategory[];
  };
  /** How much of it is shown, said again whenever it changes: where nothing below says it. */
  count?: string;
}

export interface CatalogueCategory {
  label: string;
  href: string;
  current?: boolean;
}

/** Heads a shelf: what stands on it, and, where nothing else says it, how much and the way to the other shelves. */
export function CatalogueHeader({ heading, lead, shelves, count }: CatalogueHeaderProps) {
  const headingId = useId();
  const categories = shelves?.categories ?? [];
  const hasBar = categories.length > 0 || count !== undefined;

  return (
    <section aria-labelledby={headingId} className={styles.root}>
      <Container>
        <div className={styles.words}>
          <Heading id={headingId} level={1} size="page" tone="sign">
            {heading}
          </Heading>
          {lead && (
            <Text size="lead" tone="muted">
              {lead}
            </Text>
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
                        {...(current && { 'aria-current': 'page' as const })}
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
