import type { ReactNode } from 'react';
import type { Action } from '@awning/ui/components/ActionGroup';
import { ButtonLink } from '@awning/ui/components/Button';
import { ContactLines, type ContactLine } from '@awning/ui/components/ContactLines';
import { Link } from '@awning/ui/components/Link';
import type { NavLink } from '@awning/ui/components/NavList';
import { ground } from '@awning/ui/theme/ground';
import { broadestWord, sizeAt } from '../../../content/words/breadth.ts';
import * as styles from './SiteCabinet.css.ts';

export interface SiteCabinetProps {
  /** The name over the drawers. */
  name: string;
  /** The trade and the town, under the name. */
  trade?: string;
  /** Where the name leads. */
  homeHref: string;
  /** The main action, the same on every page. */
  action?: Action;
  /** A drawer for each page; the one the visitor is on is pulled out. Two to six. */
  nav: SiteCabinetNav;
  /** Small drawers under those, two abreast: parts of a page. Only where the cabinet stands beside it. */
  index?: { label: string; links: readonly NavLink[] };
  /** How to reach the business, at the foot. Only where the cabinet stands beside the page. */
  contact?: readonly ContactLine[];
  /** The page: its sections and its footer. */
  children: ReactNode;
  /** The section’s own words. */
  labels: SiteCabinetLabels;
}

interface SiteCabinetNav {
  /** Tells this list of links from the footer's: “Main”. */
  label: string;
  links: readonly NavLink[];
}

interface SiteCabinetLabels {
  /** The skip link past every link, for keyboards and screen readers. It leads to `#main`. */
  skip: string;
}

/**
 * Stands a cabinet of labelled drawers beside every page: whose site it is, and what is in it. On a phone the cabinet
 * is low and stands on top. Works before script, and needs none.
 */
export function SiteCabinet(props: SiteCabinetProps) {
  const { name, trade, homeHref, action, nav, index, contact = [], children, labels } = props;
  const rows = nav.links.length + Math.ceil((index?.links.length ?? 0) / 2);

  return (
    <div className={`${ground.deep} ${styles.root}`}>
      <header className={styles.cabinet[rows > 5 ? 'stays' : 'goesAlong']}>
        <a className={styles.skip} href="#main">
          {labels.skip}
        </a>
        <div className={styles.head}>
          <Link href={homeHref} className={styles.name}>
            <span className={sizeAt(styles.sizes, broadestWord(name))}>{name}</span>
          </Link>
          {trade && <p className={styles.trade}>{trade}</p>}
          {action && (
            <div className={styles.action}>
              <ButtonLink href={action.href} tone="action" size="small">
                {action.label}
              </ButtonLink>
            </div>
          )}
        </div>
        {nav.links.length > 0 && (
          <nav aria-label={nav.label}>
            <ul className={styles.drawers}>
              {nav.links.map((link) => (
                <Drawer key={link.href} {...link} size="large" />
              ))}
            </ul>
          </nav>
        )}
        {index && index.links.length > 0 && (
          <nav aria-label={index.label} className={styles.beside}>
            <ul className={styles.smallDrawers}>
              {index.links.map((link) => (
                <Drawer key={link.href} {...link} size="small" />
              ))}
            </ul>
          </nav>
        )}
        <div aria-hidden="true" className={styles.unlabelled} />
        {contact.length > 0 && (
          <div className={styles.contact}>
            <ContactLines lines={contact} layout="column" />
          </div>
        )}
      </header>
      <div className={`${ground.plain} ${styles.page}`}>{children}</div>
    </div>
  );
}

interface DrawerProps extends NavLink {
  size: keyof typeof styles.drawer;
}

function Drawer({ label, href, current, size }: DrawerProps) {
  return (
    <li className={styles.place}>
      <Link
        href={href}
        className={current ? styles.pulledOut : styles.drawer[size]}
        {...(current && { 'aria-current': 'page' as const })}
      >
        <span className={styles.holder[size]}>{label}</span>
        <span aria-hidden="true" className={styles.pull[size]} />
      </Link>
    </li>
  );
}
