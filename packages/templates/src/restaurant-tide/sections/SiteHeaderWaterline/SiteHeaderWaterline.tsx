import type { ReactNode } from 'react';
import { ActionGroup, type Action, type Actions } from '@awning/ui/components/ActionGroup';
import { Link } from '@awning/ui/components/Link';
import { NavList, type NavLink } from '@awning/ui/components/NavList';
import { Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import { broadestOf, broadestWord, sizeAt } from '../../../content/words/breadth.ts';
import { sounded } from '../../styles/sounding.css.ts';
import * as styles from './SiteHeaderWaterline.css.ts';

export interface SiteHeaderWaterlineProps {
  /** The name over the door. */
  name: string;
  /** Where the name leads. */
  homeHref: string;
  /** Floats on the line between what is above and what is below; on a desktop it stays there as the page goes down. */
  nav: SiteHeaderWaterlineNav;
  /** The page's only `h1`: everything before the line says what the page is. */
  heading: string;
  /** How much there is above the line: `high` opens a site, `low` any other page. */
  height?: 'high' | 'low';
  /** One or two sentences that make it believable. */
  lead?: string;
  /** One or two actions. */
  actions?: Actions;
  /** Opposite the name: a telephone, a town. */
  aside?: Action;
  /** Stands on the line: a quay, a boat. As wide as its column, it names itself if it is more than an ornament. */
  scene?: ReactNode;
  /** The section’s own words. */
  labels: SiteHeaderWaterlineLabels;
}

interface SiteHeaderWaterlineNav {
  /** Tells this list of links from the footer's: “Main”. */
  label: string;
  links: readonly NavLink[];
}

interface SiteHeaderWaterlineLabels {
  /** The skip link past every link, for keyboards and screen readers. It leads to `#main`. */
  skip: string;
}

/**
 * Opens a page above the surface: name, heading, what stands on the water, and the ways through the site on its line.
 * Where what stands on the water has no room beside the words, the ways stand above it, under the name: it would push
 * them off the screen; those that the name and the action lead to are left out of them. In either place they are where they are seen for a keyboard and a screen reader too.
 */
export function SiteHeaderWaterline(props: SiteHeaderWaterlineProps) {
  const { name, homeHref, nav, heading, height = 'low', lead, actions, aside, scene, labels } = props;
  const waysTo = (links: readonly NavLink[]) =>
    links.length > 0 && (
      <div className={styles.ways}>
        <NavList links={links} />
      </div>
    );
  const ways = waysTo(nav.links);
  // Right under the name and the action, which lead to two of them.
  const fewer = waysTo(
    nav.links.filter(({ href }) => href !== homeHref && href !== aside?.href.replace(/#.*$/, '')),
  );

  return (
    <>
      <header className={`${styles.sky[height]} ${sounded} ${ground.plain}`}>
        <a className={styles.skip} href="#main">
          {labels.skip}
        </a>
        <div className={styles.top}>
          <Link href={homeHref} className={styles.name}>
            {name}
          </Link>
          {aside && (
            <Link href={aside.href} className={styles.aside}>
              {aside.label}
            </Link>
          )}
        </div>
        {fewer && (
          <nav aria-label={nav.label} className={styles.overhead}>
            {fewer}
          </nav>
        )}
        <div className={styles.words[height]}>
          <h1
            className={`${styles.title[height]} ${height === 'high' ? sizeAt(styles.sizes, breadthOf(heading)) : ''}`}
          >
            {heading}
          </h1>
          {lead && (
            <div className={styles.lead[height]}>
              <Text size="lead">{lead}</Text>
            </div>
          )}
          {actions && <ActionGroup actions={actions} second="quiet" />}
        </div>
        {scene && <div className={styles.scene[height]}>{scene}</div>}
      </header>
      {ways && (
        <nav aria-label={nav.label} className={`${styles.surface} ${sounded} ${ground.tint}`}>
          {ways}
        </nav>
      )}
    </>
  );
}

/** So broad that three lines hold the heading, as long as that leaves it large. */
const breadthOf = (heading: string) =>
  Math.max(broadestWord(heading), Math.min(Math.ceil(broadestOf([heading]) / 2.5), 16));
