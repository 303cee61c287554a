import { ContactLines, type ContactLine } from '../../components/ContactLines/ContactLines.tsx';
import { Highlight } from '../../components/Highlight/Highlight.tsx';
import { NavList, type NavLink } from '../../components/NavList/NavList.tsx';
import { Container } from '../../primitives/index.ts';
import { ground } from '../../theme/ground.css.ts';
import type { GroundName } from '../../theme/grounds.ts';
import * as styles from './SiteFooter.css.ts';

export interface SiteFooterProps {
  /** Signs the page off, large: the name, or a last word. A word *between asterisks* is drawn bright. Left out where a section before it says so. */
  name?: string;
  /** How to reach the business from anywhere: address, telephone, mail. */
  contact: readonly ContactLine[];
  /** Every page again, where there are more than fit at the top. */
  nav?: { label: string; links: readonly NavLink[] };
  /** Whose words and pictures these are, and a last joke. */
  smallPrint?: string;
  /** What it is painted on. */
  tone?: GroundName;
}

/** Ends every page with the name and how to reach it. */
export function SiteFooter({ name, contact, nav, smallPrint, tone = 'deep' }: SiteFooterProps) {
  return (
    <footer className={`${ground[tone]} ${styles.root}`}>
      <Container>
        <div className={styles.parts}>
          {name && (
            <p className={styles.name}>
              <Highlight>{name}</Highlight>
            </p>
          )}
          {nav && nav.links.length > 0 && (
            <nav aria-label={nav.label}>
              <NavList links={nav.links} align="center" />
            </nav>
          )}
          {contact.length > 0 && <ContactLines lines={contact} />}
          {smallPrint && <p className={styles.smallPrint}>{smallPrint}</p>}
        </div>
      </Container>
    </footer>
  );
}
