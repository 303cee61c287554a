import { ContactLines, type ContactLine } from '@awning/ui/components/ContactLines';
import { NavList, type NavLink } from '@awning/ui/components/NavList';
import type { ReactNode } from 'react';
import { FitWords } from '../../components/FitWords/FitWords.tsx';
import { Reflection } from '../../components/Reflection/Reflection.tsx';
import { VisuallyHidden } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import * as styles from './SiteFooterHalves.css.ts';

export interface SiteFooterHalvesProps {
  /** The name over the door, once more and large. */
  name: string;
  /** What is drawn before the line and reflected behind it: the first half of a mirror word, or the name itself. */
  half?: string;
  /** How to reach the business from anywhere: address, telephone, mail. */
  contact: readonly ContactLine[];
  /** Every page again. */
  nav: { label: string; links: readonly NavLink[] };
  /** Leads to the site in other languages. */
  languages?: ReactNode;
  /** Whose words and pictures these are, and a last joke. */
  smallPrint?: string;
}

/** Ends every page: the name in the mirror, every page before it, every way to reach it behind. */
export function SiteFooterHalves(props: SiteFooterHalvesProps) {
  const { name, half = name, contact, nav, languages, smallPrint } = props;

  return (
    <footer className={styles.root}>
      <div className={`${ground.deep} ${styles.start}`}>
        <p>
          <VisuallyHidden>{name}</VisuallyHidden>
          <span aria-hidden="true">
            <FitWords fit={half} most="closing" />
          </span>
        </p>
        <nav aria-label={nav.label} className={styles.nav}>
          <NavList links={nav.links} layout="columns" align="end" />
        </nav>
      </div>
      <div className={`${ground.plain} ${styles.end}`}>
        <FitWords fit={half} most="closing">
          <Reflection>{half}</Reflection>
        </FitWords>
        <ContactLines lines={contact} layout="column" />
        {languages}
        {smallPrint && <p className={styles.smallPrint}>{smallPrint}</p>}
      </div>
    </footer>
  );
}
