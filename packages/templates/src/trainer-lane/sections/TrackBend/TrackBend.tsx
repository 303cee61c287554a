import { LaneBend } from '../../components/LaneBend/LaneBend.tsx';
import { laneCount } from '../../styles/lanes.ts';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import * as styles from './TrackBend.css.ts';

export interface TrackBendProps {
  /** The side it goes over to; it comes from the other. */
  toward: 'start' | 'end';
  /** It comes from beyond the page's other edge, where nothing runs down that side of the section before. */
  fromBeyond?: boolean;
  /** It goes on beyond the edge of the page, where nothing runs down that side of the section after. Not on a phone. */
  toBeyond?: boolean;
  /** What the section before stands on. */
  above: GroundName;
  /** What the section after stands on. */
  below: GroundName;
  /** Painted behind a line across the lanes, from the inside one outwards: one for each of the four. */
  numbers?: readonly string[];
}

/** Takes a running track from one side of the page to the other, in two bends, between two sections that it runs beside. */
export function TrackBend(props: TrackBendProps) {
  const { toward, fromBeyond = false, toBeyond = false, above, below, numbers = [] } = props;
  const bend = { lanes: laneCount, radius: styles.radius };
  const start = toward === 'start';

  return (
    <div aria-hidden="true" className={`${styles.root} ${toBeyond ? styles.leaves : ''}`}>
      <div className={`${ground[above]} ${styles.above}`} />
      <div className={`${ground[below]} ${styles.below}`} />
      {!fromBeyond && (
        <div className={styles.first[toward]}>
          <LaneBend {...bend} around={start ? 'topStart' : 'topEnd'} inside={above} outside={below} />
        </div>
      )}
      <div
        className={`${styles.straight} ${fromBeyond ? styles.beyond[toward] : ''} ${toBeyond ? styles.gone[toward] : ''}`}
      >
        {numbers.length > 0 && (
          <span className={styles.numbers[toward]}>
            {numbers.map((number) => (
              <span key={number} className={styles.number}>
                {number}
              </span>
            ))}
          </span>
        )}
      </div>
      {!toBeyond && (
        <div className={styles.second[toward]}>
          <LaneBend {...bend} around={start ? 'bottomEnd' : 'bottomStart'} inside={below} outside={above} />
        </div>
      )}
    </div>
  );
}
