import { ClimbingHold, type HoldPlace, type HoldShape } from '../../components/ClimbingHold/ClimbingHold.tsx';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import * as styles from './WallSeam.css.ts';

export interface WallSeamProps {
  /** The ground of the section above. */
  from: GroundName;
  /** The ground of the section below. */
  to: GroundName;
  /** The side the upper board leans down to. */
  lean?: keyof typeof styles.lean;
  /** The next holds of a route that runs down the page, by per cent of the width and pixels down. */
  holds?: readonly WallSeamHold[];
}

export interface WallSeamHold {
  shape: HoldShape;
  place: HoldPlace;
}

/** Joins two boards of a climbing wall at an angle and leads a route of holds over the edge. Says nothing. */
export function WallSeam({ from, to, lean = 'start', holds = [] }: WallSeamProps) {
  return (
    <div aria-hidden="true" className={`${ground[to]} ${styles.root}`}>
      <div className={`${ground[from]} ${styles.boards} ${styles.lean[lean]}`}>
        <div className={`${ground[from]} ${styles.upper}`} />
        <div className={styles.edge} />
        <div className={styles.facet} />
      </div>
      <svg focusable="false" className={styles.holds}>
        {holds.map(({ shape, place }) => (
          <ClimbingHold key={`${place.x} ${place.y}`} shape={shape} place={place} />
        ))}
      </svg>
    </div>
  );
}
