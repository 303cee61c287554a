import type { ReactNode } from 'react';
import type { Action } from '@awning/ui/components/ActionGroup';
import { ButtonLink } from '@awning/ui/components/Button';
import { Link } from '@awning/ui/components/Link';
import { ground } from '@awning/ui/theme/ground';
import { broadestWord, sizeAt } from '../../../content/words/breadth.ts';
import * as styles from './LevelPillar.css.ts';

export interface LevelPillarProps {
  /** The name over the door, short: it stands above the levels. */
  name: string;
  /** Where the name leads. */
  homeHref: string;
  /** The menu, and what its button says on a phone. */
  nav: LevelPillarNav;
  /** The main action, the same on every page. */
  action?: Action;
  /** The section’s own words. */
  labels: LevelPillarLabels;
  /** The page beside it: its `main` and its footer. */
  children: ReactNode;
}

interface LevelPillarNav {
  /** Tells this list of links from the footer's: “Main”. */
  label: string;
  /** From the roof down. */
  levels: readonly Level[];
}

interface Level {
  /** As the sign by a lift has it, one or two characters: “3”, “G”, “−2”. */
  level: string;
  /** What is on it. */
  label: string;
  href: string;
  /** The level the visitor is on. */
  current?: boolean;
}

interface LevelPillarLabels {
  /** The skip link past every level, for keyboards and screen readers. It leads to `#main`. */
  skip: string;
  /** Opens the levels where there is no room for a pillar. */
  menu: string;
}

/**
 * Says whose site this is, and on which of its levels one stands: a painted pillar beside the page. On a phone it is a
 * board above the page, with the levels behind a button and the action beside it. Works before script, and needs none.
 */
export function LevelPillar({ name, homeHref, nav, action, labels, children }: LevelPillarProps) {
  const { levels } = nav;
  const here = levels.find(({ current }) => current);

  return (
    <div className={styles.root}>
      <header className={`${ground.accent} ${styles.pillar}`}>
        <a className={styles.skip} href="#main">
          {labels.skip}
        </a>
        <Link href={homeHref} className={styles.name}>
          <span className={sizeAt(styles.sizes, broadestWord(name))}>{name}</span>
        </Link>
        {levels.length > 0 && (
          <details className={styles.menu}>
            <summary className={styles.menuButton}>
              {/* A phone has room for the mark or for the action. */}
              {here && !action && (
                <span className={styles.here} aria-hidden="true">
                  {here.level}
                </span>
              )}
              {labels.menu}
            </summary>
            <div className={styles.ways}>
              <nav aria-label={nav.label}>
                <ul className={styles.levels}>
                  {levels.map(({ level, label, href, current }) => (
                    <li key={href}>
                      <Link
                        href={href}
                        className={styles.level}
                        {...(current && { 'aria-current': 'page' as const })}
                      >
                        <span className={styles.numeral}>{level}</span>{' '}
                        <span className={styles.label}>{label}</span>
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            </div>
          </details>
        )}
        {action && (
          <div className={styles.action}>
            <ButtonLink href={action.href} tone="action" size="small" wide>
              {action.label}
            </ButtonLink>
          </div>
        )}
      </header>
      <div className={styles.page}>{children}</div>
    </div>
  );
}
