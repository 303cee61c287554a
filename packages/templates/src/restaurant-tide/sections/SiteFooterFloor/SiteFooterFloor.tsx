import type { ReactNode } from 'react';
import { ContactLines, type ContactLine } from '@awning/ui/components/ContactLines';
import { DepthLane, type Depth } from '../../components/DepthLane/DepthLane.tsx';
import { NavList, type NavLink } from '@awning/ui/components/NavList';
import { Container } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import { hasLongWord } from '../../../content/words/hasLongWord.ts';
import { sounded } from '../../styles/sounding.css.ts';
import * as styles from './SiteFooterFloor.css.ts';

export interface SiteFooterFloorProps {
  /** Signs the page off, large: the name, or a last word. */
  lastWord: string;
  /** How to reach the business from anywhere: address, telephone, mail. */
  contact: readonly ContactLine[];
  /** What lies at the bottom, from edge to edge: a drawing that fills its box and names itself. */
  floor: ReactNode;
  /** The last mark of the gauge. */
  mark?: Depth;
  /** Every page again. */
  nav?: { label: string; links: readonly NavLink[] };
  /** Whose words and pictures these are, and a last joke. */
  smallPrint?: string;
}

/** Ends every page at the bottom of its gauge: how to reach the business, and what lies on the floor. */
export function SiteFooterFloor(props: SiteFooterFloorProps) {
  const { lastWord, contact, floor, mark, nav, smallPrint } = props;

  return (
    <footer className={`${styles.root} ${ground.deep}`}>
      <DepthLane tone="deep" {...(mark && { mark })}>
        <Container>
          <div className={styles.layout}>
            <p className={hasLongWord(lastWord, 8) ? styles.longWord : styles.lastWord}>{lastWord}</p>
            <div className={styles.words}>
              {nav && nav.links.length > 0 && (
                <nav aria-label={nav.label}>
                  <NavList links={nav.links} />
                </nav>
              )}
              {contact.length > 0 && <ContactLines lines={contact} layout="column" />}
              {smallPrint && <p className={styles.smallPrint}>{smallPrint}</p>}
            </div>
          </div>
        </Container>
      </DepthLane>
      <div className={`${styles.floor} ${sounded}`}>{floor}</div>
    </footer>
  );
}
