import { ContactLines, type ContactLine } from '../../../components/text/ContactLines/ContactLines.tsx';
import { Highlight } from '../../../components/text/Highlight/Highlight.tsx';
import { NavList, type NavLink } from '../../../components/navigation/NavList/NavList.tsx';
import { Container } from '../../../primitives/index.ts';
import { ground } from '../../../theme/ground.css.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './ContactFooter.css.ts';

export interface ContactFooterProps {
  /** Signs the page off, large: the name, or a last word. A word *between asterisks* is drawn bright. Left out where a section before it says so. */
  name?: string;
  /** How to reach the business from anywhere: address, telephone, mail. */
  contact: readonly ContactLine[];
  /** Every page again, where there are more than fit at the top. */
  nav?: { label: string; links: readonly NavLink[] };
  /** Whose words and pictures these are, and a last joke. */
  footnote?: string;
  /** What it is painted on. */
  tone?: GroundName;
  /** An anchor for links to this part of the page. */
  id?: string;
}

/**
 * Ends every page with the name and how to reach it.
 *
 * Take `Footer` where there are columns of pages, policies, letters to subscribe to.
 */
export function ContactFooter({ name, contact, nav, footnote, tone = 'deep', id }: ContactFooterProps) {
  return (
    <footer id={id} className={`${ground[tone]} ${styles.root}`}>
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
          {footnote && <p className={styles.smallPrint}>{footnote}</p>}
        </div>
      </Container>
    </footer>
  );
}
