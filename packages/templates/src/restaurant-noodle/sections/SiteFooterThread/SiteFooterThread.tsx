import type { ReactNode } from 'react';
import { ContactLines, type ContactLine } from '@awning/ui/components/ContactLines';
import { NavList, type NavLink } from '@awning/ui/components/NavList';
import { ground } from '@awning/ui/theme/ground';
import { threaded } from '../../styles/thread.css.ts';
import * as styles from './SiteFooterThread.css.ts';

export interface SiteFooterThreadProps {
  /** Signs the page off, large: the name, or a last word. The thread’s end is its full stop, so it has none. */
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

/** Ends every page with the end of its thread, and how to reach the business. */
export function SiteFooterThread({ lastWord, end, contact, nav, smallPrint }: SiteFooterThreadProps) {
  return (
    <footer className={`${styles.root} ${threaded} ${ground.deep}`}>
      <div className={styles.words}>
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
        <p className={styles.lastWord}>{lastWord}</p>
      </div>
    </footer>
  );
}
