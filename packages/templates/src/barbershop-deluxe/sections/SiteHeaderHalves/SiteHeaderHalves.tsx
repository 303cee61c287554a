import type { Action } from '@awning/ui/components/ActionGroup';
import { ButtonLink } from '@awning/ui/components/Button';
import { Link } from '@awning/ui/components/Link';
import { NavList, type NavLink } from '@awning/ui/components/NavList';
import { broadestWord, sizeAt } from '../../../content/words/breadth.ts';
import { ground } from '@awning/ui/theme/ground';
import * as styles from './SiteHeaderHalves.css.ts';

export interface SiteHeaderHalvesProps {
  /** The name over the door. */
  name: string;
  /** Where the name leads. */
  homeHref: string;
  /** The menu, and what its button says on a phone. */
  nav: SiteHeaderHalvesNav;
  /** The main action, the same on every page. */
  action?: Action;
  /** The section’s own words. */
  labels: SiteHeaderHalvesLabels;
}

interface SiteHeaderHalvesNav {
  /** Tells these links from the footer's: “Main”. */
  label: string;
  /** Two or three that stand before the name, where there is room. */
  before: readonly NavLink[];
  /** As many that stand behind it. */
  after: readonly NavLink[];
  /** Every page, for the menu on a phone. */
  all: readonly NavLink[];
}

interface SiteHeaderHalvesLabels {
  /** The skip link past every link, for keyboards and screen readers. It leads to `#main`. */
  skip: string;
  /** Folds the links away on a phone behind this word. */
  menu: string;
}

/** Says in the middle whose site this is, and on either side what is in it. Works before script, and needs none. */
export function SiteHeaderHalves(props: SiteHeaderHalvesProps) {
  const { name, homeHref, nav, action, labels } = props;

  return (
    <header className={styles.root}>
      <a className={`${ground.deep} ${styles.skip}`} href="#main">
        {labels.skip}
      </a>
      <nav aria-label={nav.label} className={styles.row}>
        <div className={`${ground.deep} ${styles.start}`}>
          <details className={styles.menu}>
            <summary className={styles.menuButton}>{labels.menu}</summary>
            <div className={`${ground.deep} ${styles.sheet}`}>
              <NavList links={nav.all} layout="columns" />
            </div>
          </details>
          <div className={styles.ways}>
            <NavList links={nav.before} />
          </div>
        </div>
        <Link href={homeHref} className={`${styles.name} ${sizeAt(styles.sizes, broadestWord(name))}`}>
          <span className={`${ground.deep} ${styles.plate}`}>{name}</span>
        </Link>
        <div className={`${ground.deep} ${styles.end}`}>
          <div className={styles.ways}>
            <NavList links={nav.after} />
          </div>
          {action && (
            <ButtonLink href={action.href} tone="action" size="small">
              {action.label}
            </ButtonLink>
          )}
        </div>
      </nav>
    </header>
  );
}
