import type { ReactNode } from 'react';
import { Link } from '../../../components/navigation/Link/Link.tsx';
import { ground } from '../../../theme/ground.css.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './BusinessLine.css.ts';

export interface BusinessLineProps {
  /** The trade and the town, as a stranger would ask for it: “Barbers, Sheffield”. */
  trade: string;
  /** A telephone link. Without it the line has none. */
  telephone?: BusinessLineTelephone | undefined;
  /** Whether it is open now: `OpenNow`. Without it nothing is said of the hours. */
  open?: ReactNode;
  /** Names the line for screen readers. */
  labels: { line: string };
  tone?: GroundName;
}

export interface BusinessLineTelephone {
  label: string;
  href: string;
}

/**
 * Says in one line what a passer-by wants to know: what this is, where, its number, and whether it is open.
 *
 * It belongs right under the header. It takes no `id`: nothing leads to it.
 */
export function BusinessLine({ trade, telephone, open, labels, tone = 'tint' }: BusinessLineProps) {
  return (
    <section aria-label={labels.line} className={`${ground[tone]} ${styles.root}`}>
      <p className={styles.trade}>{trade}</p>
      {telephone && (
        <p>
          <Link href={telephone.href} className={styles.telephone}>
            {telephone.label}
          </Link>
        </p>
      )}
      {open && <div className={styles.open}>{open}</div>}
    </section>
  );
}
