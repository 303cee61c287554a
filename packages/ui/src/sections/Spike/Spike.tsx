import { useId } from 'react';
import { CardLink } from '../../components/CardLink/CardLink.tsx';
import { Heading, Text } from '../../primitives/index.ts';
import { ground } from '../../theme/ground.css.ts';
import * as styles from './Spike.css.ts';

export interface SpikeSlip {
  id: string;
  /** How many wait. */
  count: number;
  /** What waits, in the words of so many: “messages to read”. */
  label: string;
  /** Where it is seen to. */
  href: string;
}

export interface SpikeProps {
  heading: string;
  /** The most urgent first. */
  slips: readonly SpikeSlip[];
  /** What is said when nothing waits. */
  empty: string;
}

/** Sticks what waits for somebody on the spike beside the till, slip over slip; each leads to where it is seen to. */
export function Spike({ heading, slips, empty }: SpikeProps) {
  const headingId = useId();

  return (
    <section aria-labelledby={headingId} className={`${styles.root} ${ground.tint}`}>
      <Heading id={headingId} level={2} size="xlarge">
        {heading}
      </Heading>
      <div className={styles.spike}>
        {slips.length === 0 && <Text tone="muted">{empty}</Text>}
        <ul className={styles.slips}>
          {slips.map(({ id, count, label, href }) => (
            <li key={id} className={styles.slip}>
              <CardLink href={href}>
                <b className={styles.count}>{count}</b> {label}
              </CardLink>
            </li>
          ))}
        </ul>
        <div className={styles.foot} />
      </div>
    </section>
  );
}
