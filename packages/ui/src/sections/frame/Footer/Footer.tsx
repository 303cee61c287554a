import { useId, type ReactNode } from 'react';
import type { Action } from '../../../components/actions/ActionGroup/ActionGroup.tsx';
import { Link } from '../../../components/navigation/Link/Link.tsx';
import { SocialLinks, type SocialLink } from '../../../components/navigation/SocialLinks/SocialLinks.tsx';
import { Wordmark } from '../../../components/navigation/Wordmark/Wordmark.tsx';
import { Container, Heading, Text } from '../../../primitives/index.ts';
import * as styles from './Footer.css.ts';

export interface FooterColumn {
  heading: string;
  links: readonly Action[];
}

export interface FooterProps {
  /** Passed in, so that two renders of a page agree on when “now” is. */
  copyright: { year: number; holder: string };
  /** The name of the site, with the way home. */
  brand?: { name: string; href: string; tagline?: string };
  /** Three or four. Without a brand and columns, the footer is a single row. */
  columns?: readonly FooterColumn[];
  /** The columns' place in the page's outline. */
  headingLevel?: 2 | 3 | 4;
  /** A form for the shop's letters, such as a `SubscribeForm` cut as a `slip`, under a heading of the columns' kind. */
  newsletter?: { heading: string; form: ReactNode } | undefined;
  /** The small print, in a row. */
  policies?: readonly Action[];
  /** The shop's pages on social networks. */
  social?: readonly SocialLink[];
  /** The section’s own words. */
  labels: FooterLabels;
  /** An anchor for links to this part of the page. */
  id?: string;
}

export interface FooterLabels {
  /** Names the row of policies for screen readers. */
  policies: string;
  social: string;
}

/**
 * Ends every page: its links once more, the small print, and the social networks.
 *
 * Take `ContactFooter` for a business whose footer says who it is and how to reach it, and little else.
 */
export function Footer({
  copyright: { year, holder },
  brand,
  columns,
  headingLevel = 2,
  newsletter,
  policies,
  social,
  labels,
  id,
}: FooterProps) {
  const full = Boolean(brand ?? newsletter ?? columns?.length);

  return (
    <footer id={id} className={full ? styles.root : `${styles.root} ${styles.small}`} data-page-end="">
      <Container>
        {full && (
          <div className={newsletter ? styles.topWithLetters : styles.top}>
            {brand && (
              <div className={styles.brand}>
                <Wordmark name={brand.name} href={brand.href} />
                {brand.tagline && <Text>{brand.tagline}</Text>}
              </div>
            )}
            {columns && (
              <div className={styles.columns}>
                {columns.map((column) => (
                  <Column key={column.heading} level={headingLevel} {...column} />
                ))}
              </div>
            )}
            {newsletter && (
              <div className={styles.letters}>
                <div className={styles.heading}>
                  <Heading level={headingLevel} size="medium">
                    {newsletter.heading}
                  </Heading>
                </div>
                {newsletter.form}
              </div>
            )}
          </div>
        )}
        <div className={styles.base}>
          <p>
            © {year} {holder}
          </p>
          {policies && policies.length > 0 && (
            <nav aria-label={labels.policies}>
              <Links links={policies} as="row" />
            </nav>
          )}
          {social && <SocialLinks links={social} label={labels.social} />}
        </div>
      </Container>
    </footer>
  );
}

function Column({ heading, links, level }: FooterColumn & { level: 2 | 3 | 4 }) {
  const headingId = useId();

  return (
    <nav aria-labelledby={headingId} className={styles.column}>
      <div className={styles.heading}>
        <Heading id={headingId} level={level} size="medium">
          {heading}
        </Heading>
      </div>
      <Links links={links} as="column" />
    </nav>
  );
}

function Links({ links, as }: { links: readonly Action[]; as: keyof typeof styles.links }) {
  return (
    <ul className={styles.links[as]}>
      {links.map(({ label, href }) => (
        <li key={label}>
          <Link href={href} className={styles.link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
