import type { GroundName } from '@awning/ui/theme/grounds';
import * as styles from './LaneBend.css.ts';

export interface LaneBendProps {
  /** How many lanes go round. */
  lanes: number;
  /** How far the first of them keeps from the middle, in lanes. */
  radius: number;
  /** The corner of its box that it goes round. */
  around: keyof typeof styles.around;
  /** What lies in that corner. */
  inside: GroundName;
  /** What lies in the corner across. */
  outside: GroundName;
}

/** A quarter of a turn of a running track, as large as its box. It decorates, and says nothing. */
export function LaneBend({ lanes, radius, around, inside, outside }: LaneBendProps) {
  const size = radius + lanes;

  return (
    <svg
      className={styles.around[around]}
      viewBox={`0 0 ${size} ${size}`}
      preserveAspectRatio="none"
      focusable="false"
      aria-hidden="true"
    >
      {/* Side by side, never one over another: along its edge the lower of two would show through. */}
      <path className={styles.ground[outside]} d={`M${size} 0v${size}H0A${size} ${size} 0 0 0 ${size} 0z`} />
      <path
        className={styles.surface}
        d={`M${radius} 0H${size}A${size} ${size} 0 0 1 0 ${size}V${radius}A${radius} ${radius} 0 0 0 ${radius} 0z`}
      />
      <path className={styles.ground[inside]} d={`M0 0h${radius}A${radius} ${radius} 0 0 1 0 ${radius}z`} />
      {Array.from({ length: lanes + 1 }, (_, lane) => radius + lane).map((reach) => (
        <path key={reach} className={styles.line} d={`M${reach} 0A${reach} ${reach} 0 0 1 0 ${reach}`} />
      ))}
    </svg>
  );
}
