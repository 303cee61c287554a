import type { ReactNode } from 'react';
import { ContactLines, type ContactLine } from '@awning/ui/components/ContactLines';
import { NavList, type NavLink } from '@awning/ui/components/NavList';
import { ground } from '@awning/ui/theme/ground';
import { broadestOf } from '../../../content/words/breadth.ts';
import { threaded } from '../../styles/thread.css.ts';
import * as styles from './SiteFooterThread.css.ts';

export interface SiteFooterThreadProps {
  /**
   * Signs the page off, large: the name, or a last word. A short one lies in the bowl, and the thread’s end is its full
   * stop, so it has none; a longer one stands above the ways to reach the business.
   */
  lastWord: string;
  /**
   * What the thread ends in: a bowl, a ball of wool. Drawn on 22 by 20, where 1 is as thick as the thread; it comes in
   * at the start edge, 13 down, and ends wherever that thing has it. It is seen and not read out.
   */
  end: ReactNode;
  /** How to reach the business from anywhere: address, telephone, mail. */
  contact: readonly ContactLine[];
  /** Every page again, where there are more than fit at the top. */
  nav?: { label: string; links: readonly NavLink[] };
  /** Whose words and pictures these are, and a last joke. */
  smallPrint?: string;
}

/** The breadth of the broth before the thread’s end, in half ems of the letters that lie in it. */
const bowl = 10;

/** Ends every page with the end of its thread, and how to reach the business. */
export function SiteFooterThread({ lastWord, end, contact, nav, smallPrint }: SiteFooterThreadProps) {
  const inBowl = broadestOf([lastWord]) <= bowl;
  const signed = <p className={styles.lastWord[inBowl ? 'inBowl' : 'above']}>{lastWord}</p>;

  return (
    <footer className={`${styles.root} ${threaded} ${ground.deep}`}>
      <div className={styles.words}>
        {!inBowl && signed}
        {nav && nav.links.length > 0 && (
          <nav aria-label={nav.label}>
            <NavList links={nav.links} />
          </nav>
        )}
        {contact.length > 0 && <ContactLines lines={contact} layout="column" />}
        {smallPrint && <p className={styles.smallPrint}>{smallPrint}</p>}
      </div>
      <div className={styles.end}>
        <div className={styles.drawing} aria-hidden="true">
          {end}
        </div>
        {inBowl && signed}
      </div>
    </footer>
  );
}
