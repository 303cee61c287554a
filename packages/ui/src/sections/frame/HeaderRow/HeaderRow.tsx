import type { ReactNode } from 'react';
import type { Action } from '../../../components/actions/ActionGroup/ActionGroup.tsx';
import { ButtonLink } from '../../../components/actions/Button/Button.tsx';
import { Highlight } from '../../../components/text/Highlight/Highlight.tsx';
import { Link } from '../../../components/navigation/Link/Link.tsx';
import { NavList, type NavLink } from '../../../components/navigation/NavList/NavList.tsx';
import { ground } from '../../../theme/ground.css.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './HeaderRow.css.ts';

export interface HeaderRowProps {
  /** The name over the door. A word *between asterisks* is drawn bright, on a painted board. */
  name: string;
  /** Where the name leads. */
  homeHref: string;
  /** The menu, and what its button says on a phone. */
  nav: HeaderRowNav;
  /**
   * The one thing a visitor may have come for, on any page. On a phone without a menu it leaves its room to the links:
   * have the page itself say it.
   */
  action?: HeaderRowAction;
  /** A small drawing before the name. The name says it, so it needs no words. */
  mark?: ReactNode;
  /** What it is painted on. */
  tone?: GroundName;
  /** The section’s own words. */
  labels: HeaderRowLabels;
}

export interface HeaderRowAction extends Action {
  /** Paints it as the button the site hopes for, and keeps it in sight on a phone: beside a short name, or beside the menu. */
  loud?: boolean;
}

export interface HeaderRowNav {
  /** Tells this list of links from the footer's for screen readers: “Main”. */
  label: string;
  links: readonly NavLink[];
  /** The pages that have no room in the row: a phone’s menu lists them after the others. It takes `labels.menu`. */
  more?: readonly NavLink[];
}

export interface HeaderRowLabels {
  /** Skips the links by keyboard. It leads to `#main`. */
  skip: string;
  /** Folds the links away on a phone behind this word. Without it they stand in a row and wrap: best up to five. */
  menu?: string;
}

/**
 * Says whose site this is and what is in it: a name, a row of links, one thing to do. Needs no script.
 *
 * Take `Navbar` where visitors sign in, or where the menu is a sheet over the page.
 *
 * It takes no `id`: it is the top of the page, where a link to `#top` leads by itself.
 */
export function HeaderRow({ name, homeHref, nav, action, mark, tone = 'deep', labels }: HeaderRowProps) {
  const layout = action?.loud && !labels.menu ? 'split' : 'together';
  const isFolded = labels.menu !== undefined && nav.links.length > 0;
  const button = action && (
    <span className={labels.menu || action.loud ? undefined : styles.roomy}>
      <ButtonLink href={action.href} tone={action.loud ? 'action' : 'outline'} size="small">
        {action.label}
      </ButtonLink>
    </span>
  );
  // An action that the site hopes for is not folded away with the links.
  const isBeside = isFolded && action?.loud;
  const ways = (
    <div className={styles.ways[layout]}>
      {nav.links.length > 0 && (
        <nav aria-label={nav.label} className={styles.links[layout]}>
          <NavList links={nav.links} />
          {labels.menu && nav.more && nav.more.length > 0 && (
            <div className={styles.more}>
              <NavList links={nav.more} />
            </div>
          )}
        </nav>
      )}
      {!isBeside && button}
    </div>
  );

  return (
    <header className={`${ground[tone]} ${styles.root}`}>
      <a className={styles.skip} href="#main">
        {labels.skip}
      </a>
      <div className={styles.row}>
        <Link href={homeHref} className={`${styles.name} ${tone === 'deep' ? '' : styles.quiet}`}>
          {mark && <span className={styles.mark}>{mark}</span>}
          <span>
            <Highlight>{name}</Highlight>
          </span>
        </Link>
        {isFolded ? (
          <div className={styles.ends}>
            <details className={styles.menu}>
              <summary className={styles.menuButton}>{labels.menu}</summary>
              {ways}
            </details>
            {isBeside && button}
          </div>
        ) : (
          ways
        )}
      </div>
    </header>
  );
}
