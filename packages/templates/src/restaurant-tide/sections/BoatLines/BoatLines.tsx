import { useId, type ReactNode } from 'react';
import { PosterHead } from '@awning/ui/components/PosterHead';
import { Heading, Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import { sounded } from '../../styles/sounding.css.ts';
import * as styles from './BoatLines.css.ts';

interface BoatLinesFloor {
  /** As it is painted in the margin: “5”. */
  value: string;
  /** The step of colour it is. */
  tone: Exclude<GroundName, 'spark'>;
}

interface BoatLinesBoat {
  name: string;
  /** What is painted on her bow: “FY 41”. */
  registration?: string;
  /** Who works her, and how. */
  text?: string;
  /** Afloat at its lower edge, as wide as its column; it needs no words. */
  drawing?: ReactNode;
  /** Which floor she fishes: 0 is the first of `floors`. */
  floor: number;
  /** The same in words, for every reader: “Five fathoms”. */
  depth: string;
  /** What comes up on the line. */
  catch: string;
}

export interface BoatLinesProps {
  heading: string;
  lead?: string;
  /** From the surface down; six at most. */
  floors: readonly BoatLinesFloor[];
  /** Side by side on a desktop; three to five. Without any, nothing is drawn. */
  boats: readonly BoatLinesBoat[];
}

/** Says who fishes for you: each boat afloat in a row, with a line down to where she works and what hangs on it. */
export function BoatLines({ heading, lead, floors, boats }: BoatLinesProps) {
  const headingId = useId();
  if (boats.length === 0) return null;

  return (
    <section aria-labelledby={headingId} className={`${sounded} ${ground.plain}`}>
      <div className={styles.head}>
        <PosterHead heading={heading} id={headingId} lead={lead} />
      </div>
      <div className={styles.water[floors.length]}>
        {floors.map((floor, row) => (
          // Where no depth is told all floors say the same: nothing.
          <div
            key={styles.floor[row]}
            className={`${styles.floor[row]} ${ground[floor.tone]}`}
            aria-hidden="true"
          >
            {floor.value && (
              <div className={styles.mark}>
                <span className={styles.value}>{floor.value}</span>
              </div>
            )}
          </div>
        ))}
        <ul className={styles.list}>
          {boats.map((boat) => (
            <li key={boat.name} className={styles.boat}>
              <div className={styles.above}>
                {boat.registration && <p className={styles.registration}>{boat.registration}</p>}
                <Heading level={3} size="xlarge">
                  {boat.name}
                </Heading>
                {boat.text && <Text>{boat.text}</Text>}
                {boat.drawing && <div className={styles.drawing}>{boat.drawing}</div>}
              </div>
              <div className={styles.lines[boat.floor]} />
              <div className={`${styles.catches[boat.floor]} ${ground[floors[boat.floor]?.tone ?? 'plain']}`}>
                <p className={styles.depth}>{boat.depth}</p>
                <Text>{boat.catch}</Text>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
