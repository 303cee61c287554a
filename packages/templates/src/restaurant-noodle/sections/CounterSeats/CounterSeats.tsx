import { useId, type ReactNode } from 'react';
import { PosterHead } from '@awning/ui/components/PosterHead';
import { Numeral, Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import { threaded } from '../../styles/thread.css.ts';
import * as styles from './CounterSeats.css.ts';

interface Seat {
  /** What is to be known of it, in a few words: “Under the fan”. */
  note: string;
  /** A guest on the seat, from behind: drawn on 100 by 150, down to the seat. The drawing needs no words. */
  sitter?: ReactNode;
}

export interface CounterSeatsProps {
  heading: string;
  lead?: string;
  /** From one end of the counter to the other; they are numbered. Up to a dozen. Without any, nothing is drawn. */
  seats: readonly Seat[];
  /** What is true of every seat. */
  terms?: string;
  /** The ground it is painted on. */
  tone?: Exclude<GroundName, 'spark'>;
}

/** Shows every seat there is, along a counter made of the thread, and what is to be said of each. */
export function CounterSeats({ heading, lead, seats, terms, tone = 'deep' }: CounterSeatsProps) {
  const headingId = useId();
  if (seats.length === 0) return null;

  return (
    <section aria-labelledby={headingId} className={`${styles.root} ${threaded} ${ground[tone]}`}>
      <div className={styles.head}>
        <PosterHead heading={heading} id={headingId} lead={lead} />
      </div>
      <div className={styles.counter}>
        <ol className={styles.seats}>
          {seats.map(({ note, sitter }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
            <li key={place} className={styles.seat}>
              <div className={styles.place}>
                <span className={styles.stool}>
                  <Numeral value={String(place + 1)} />
                </span>
                {sitter && <div className={styles.sitter}>{sitter}</div>}
              </div>{' '}
              <p className={styles.note}>{note}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.tail}>{terms && <Text>{terms}</Text>}</div>
    </section>
  );
}
