import { Icon } from '../../../components/media/Icon/Icon.tsx';
import { Link } from '../../../components/navigation/Link/Link.tsx';
import { ground } from '../../../theme/ground.css.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './ContactBar.css.ts';

export interface ContactBarProps {
  /** Three at most: what a passer-by is after. Without any, nothing is rendered. */
  items: readonly ContactBarItem[];
  /** Names the bar: “Contact”. */
  labels: { bar: string };
  tone?: GroundName;
}

export interface ContactBarItem {
  kind: 'call' | 'book' | 'order' | 'directions' | 'mail';
  /** One word, or two: “Call”. */
  label: string;
  href: string;
}

const icons = {
  call: 'telephone',
  book: 'calendar',
  order: 'basket',
  directions: 'way',
  mail: 'letter',
} as const;

/**
 * Keeps the ways to a business under the thumb: call, book or order, directions. On a phone alone, at the foot of the screen.
 *
 * It belongs last on the page, where it leaves its own height free: it covers neither the last line nor the focus. It
 * takes no `id`: it is always in sight.
 */
export function ContactBar({ items, labels, tone = 'deep' }: ContactBarProps) {
  if (items.length === 0) return null;

  return (
    <div className={styles.room}>
      <nav aria-label={labels.bar} className={`${ground[tone]} ${styles.root}`}>
        <ul className={styles.ways}>
          {items.map(({ kind, label, href }) => (
            <li key={kind} className={styles.way}>
              <Link href={href} className={styles.link}>
                <Icon kind={icons[kind]} size="small" />
                <span className={styles.label}>{label}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
