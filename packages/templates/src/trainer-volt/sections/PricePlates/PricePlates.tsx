import { useId } from 'react';
import { PosterHead } from '@awning/ui/components/PosterHead';
import { Container, Numeral, Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import { digitsOf, hasLongSum } from '../../../design/digitsOf.ts';
import * as styles from './PricePlates.css.ts';

interface PricePlate {
  /** As people read it, with its currency: “£45”. */
  price: string;
  name: string;
  /** A few words under the name: how long, how many. */
  note?: string;
  /** The one to try first stands out from the rest. */
  offer?: boolean;
}

export interface PricePlatesProps {
  heading: string;
  /** 1 where the prices open the page. */
  level?: 1 | 2;
  /** A sentence before the plates. */
  lead?: string;
  /** The dearest first: each plate is smaller than the one before. Two to five; without any, nothing is drawn. */
  plates: readonly PricePlate[];
  /** What is true of every price. */
  terms?: string;
}

/** Shows prices as weights on a bar: the number is the picture, and the size is the price. */
export function PricePlates({ heading, level = 2, lead, plates, terms }: PricePlatesProps) {
  const headingId = useId();
  if (plates.length === 0) return null;

  return (
    <section aria-labelledby={headingId} className={`${terms ? styles.root : styles.bare} ${ground.plain}`}>
      <Container>
        <PosterHead heading={heading} id={headingId} headingLevel={level} lead={lead} />
        <ul className={styles.bar}>
          {plates.map(({ price, name, note, offer }, place) => (
            <li key={name} className={styles.rank[rankOf(place)]}>
              <div className={`${styles.plate} ${styles.paint[paintOf(place, offer)]}`}>
                <span className={styles.digits[hasLongSum(price) ? 'most' : digitsOf(price)]}>
                  <Numeral value={price} />
                </span>{' '}
                <strong className={styles.name}>{name}</strong>{' '}
                {note && <span className={styles.note}>{note}</span>}
              </div>
            </li>
          ))}
        </ul>
        {terms && <Text size="lead">{terms}</Text>}
      </Container>
    </section>
  );
}

const ranks = ['first', 'second', 'third', 'fourth', 'last'] as const;
const rankOf = (place: number) => ranks[Math.min(place, ranks.length - 1)] ?? 'last';
const paintOf = (place: number, offer = false) => (offer ? 'offer' : place % 2 ? 'plain' : 'spark');
