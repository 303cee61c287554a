import { useId } from 'react';
import { LaneBend } from '../../components/LaneBend/LaneBend.tsx';
import { Heading, Numeral, Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import { hasLongSum } from '../../../design/digitsOf.ts';
import * as styles from './LanePrices.css.ts';

export interface LanePricesProps {
  heading: string;
  /** 1 where the prices open the page. */
  level?: 1 | 2;
  /** A sentence or two beside the heading. */
  lead?: string;
  /** From the inside lane outwards: each starts a little ahead of the one before. Two to six; without any, nothing is drawn. */
  lanes: readonly PriceLane[];
  /** What is true of every price. */
  terms?: string;
  /** What lies outside the bend: what the next section stands on. */
  outside?: GroundName;
}

interface PriceLane {
  /** Painted behind the starting line: a figure or two. */
  number: string;
  name: string;
  /** As people read it, with its currency: “£45”. */
  price: string;
  /** How long, how many, how often. */
  note?: string;
}

/** Lines prices up in the lanes of a running track, with staggered starts; on a desktop the lanes turn up the page's side. */
export function LanePrices(props: LanePricesProps) {
  const { heading, level = 2, lead, lanes, terms } = props;
  const { outside = 'plain' } = props;
  const headingId = useId();
  if (lanes.length === 0) return null;
  const count = styles.count[lanes.length - 1] ?? '';

  return (
    <section aria-labelledby={headingId} className={`${ground.secondary} ${styles.root} ${count}`}>
      <div className={styles.head}>
        <Heading id={headingId} level={level} size={level === 1 ? 'page' : 'xxlarge'}>
          {heading}
        </Heading>
        {lead && <Text size="lead">{lead}</Text>}
      </div>
      <div aria-hidden="true" className={styles.straight} />
      <ul className={`${ground.accent} ${styles.lanes}`}>
        {lanes.map(({ number, name, price, note }, place) => (
          <li key={name} className={`${styles.lane} ${styles.start[place] ?? ''}`}>
            <span aria-hidden="true" className={styles.number}>
              <span className={styles.figure}>{number}</span>
            </span>
            <div className={styles.words}>
              <strong className={styles.name}>{name}</strong>{' '}
              {note && <span className={styles.note}>{note}</span>}
            </div>{' '}
            <b className={styles.price[hasLongSum(price) ? 'long' : 'usual']}>
              <Numeral value={price} />
            </b>
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className={styles.bend}>
        <LaneBend
          lanes={lanes.length}
          radius={styles.radius}
          around="topStart"
          inside="secondary"
          outside={outside}
        />
      </div>
      {terms && (
        <div className={`${ground[outside]} ${styles.terms}`}>
          <Text>{terms}</Text>
        </div>
      )}
    </section>
  );
}
