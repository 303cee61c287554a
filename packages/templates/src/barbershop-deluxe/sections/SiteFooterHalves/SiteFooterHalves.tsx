import { ContactLines, type ContactLine } from '@awning/ui/components/ContactLines';
import { NavList, type NavLink } from '@awning/ui/components/NavList';
import type { ReactNode } from 'react';
import { FitWords } from '../../components/FitWords/FitWords.tsx';
import { ground } from '@awning/ui/theme/ground';
import * as styles from './SiteFooterHalves.css.ts';

export interface SiteFooterHalvesProps {
  /** The name over the door, once more and large. */
  name: string;
  /** How to reach the business from anywhere: address, telephone, mail. */
  contact: readonly ContactLine[];
  /** Every page again. */
  nav: { label: string; links: readonly NavLink[] };
  /** Leads to the site in other languages. */
  languages?: ReactNode;
  /** Whose words and pictures these are, and a last joke. */
  smallPrint?: string;
}

/** Ends every page: the name and every way to reach it on one side, every page on the other. */
export function SiteFooterHalves(props: SiteFooterHalvesProps) {
  const { name, contact, nav, languages, smallPrint } = props;

  return (
    <footer className={`${ground.deep} ${styles.root}`}>
      <div className={styles.half}>
        <p>
          <FitWords fit={name} most="closing" />
        </p>
        <ContactLines lines={contact} layout="column" />
      </div>
      <div className={styles.half}>
        <nav aria-label={nav.label}>
          <NavList links={nav.links} layout="columns" />
        </nav>
        {languages}
        {smallPrint && <p className={styles.smallPrint}>{smallPrint}</p>}
      </div>
    </footer>
  );
}
