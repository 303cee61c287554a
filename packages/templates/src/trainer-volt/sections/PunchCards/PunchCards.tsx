import { useId } from 'react';
import { PosterHead } from '@awning/ui/components/PosterHead';
import { Section, Heading, Numeral, Text } from '@awning/ui/primitives';
import type { GroundName } from '@awning/ui/theme/grounds';
import { hasLongSum } from '../../../design/digitsOf.ts';
import * as styles from './PunchCards.css.ts';

interface PunchCard {
  name: string;
  /** For the whole card, as people read it: “£400”. */
  price: string;
  /** How many visits it holds: three to twelve look best. */
  visits: number;
  /** What it saves, how long it lasts, who may use it. */
  note: string;
}

export interface PunchCardsProps {
  heading: string;
  lead?: string;
  /** Without any, and without a lead, nothing is drawn. */
  cards: readonly PunchCard[];
  /** The ground it is painted on. */
  tone?: Exclude<GroundName, 'spark'>;
}

/** Shows cards of several visits, paid at once: a weight on the bar for every visit, the last one bright. */
export function PunchCards({ heading, lead, cards, tone = 'plain' }: PunchCardsProps) {
  const headingId = useId();
  if (cards.length === 0 && !lead) return null;

  return (
    <Section labelledBy={headingId} tone={tone}>
      <PosterHead heading={heading} id={headingId} lead={lead} />
      <ul className={styles.cards}>
        {cards.map(({ name, price, visits, note }) => (
          <li key={name} className={styles.card}>
            <div className={styles.words}>
              <Heading level={3} size="xlarge">
                {name}
              </Heading>
              <p className={styles.price[hasLongSum(price) ? 'long' : 'usual']}>
                <Numeral value={price} />
              </p>
              <Text>{note}</Text>
            </div>
            <LoadedBar visits={visits} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const thickness = 26;
const pitch = 32;
const collar = 14;
const tallest = 200;
const shortest = 88;

/** A bar seen from the side, as many plates on it as there are visits. */
function LoadedBar({ visits }: { visits: number }) {
  const length = collar + visits * pitch + 30;
  // However many there are, the last is still a plate.
  const step = Math.min(8, (tallest - shortest) / Math.max(1, visits - 1));
  return (
    <svg className={styles.bar} viewBox={`0 0 ${length} ${tallest}`} aria-hidden="true" focusable="false">
      <path className={styles.steel} d={`M0 92h${length}v16H0zM0 78h${collar - 4}v44H0z`} />
      {Array.from({ length: visits }, (_, visit) => {
        const height = tallest - visit * step;
        return (
          <rect
            key={visit}
            className={visit === visits - 1 ? styles.last : styles.plate}
            x={collar + visit * pitch}
            y={(tallest - height) / 2}
            width={thickness}
            height={height}
            rx="4"
          />
        );
      })}
    </svg>
  );
}
