import * as styles from './Rating.css.ts';

export interface RatingProps {
  /** Drawn to the nearest half. */
  value: number;
  /** The most there can be. */
  max?: number;
  /** What is heard in place of the stars: “4.5 out of 5 stars”. */
  label: string;
  /** The same for sighted visitors, where half a star leaves room for doubt: “4.6”. */
  text?: string;
  size?: keyof typeof styles.size;
}

const star =
  'M12 1.800l3.100 6.600 7.200.900-5.300 5 1.400 7.100L12 17.900l-6.400 3.500L7 14.300l-5.300-5 7.200-.900z';
const half = 'M12 1.800v16.100l-6.400 3.500L7 14.300l-5.300-5 7.200-.900z';

/** Tells how well something was liked, in whole and half stars. */
export function Rating({ value, max = 5, label, text, size = 'medium' }: RatingProps) {
  const halves = Math.round(Math.min(Math.max(value, 0), max) * 2);

  return (
    <span role="img" aria-label={label} className={`${styles.root} ${styles.size[size]}`}>
      {Array.from({ length: max }, (_, place) => {
        const filled = halves - place * 2;
        return (
          // A star is identified by its place.
          <svg key={place} viewBox="0 0 24 24" aria-hidden="true" className={styles.star}>
            {filled > 0 && <path d={filled === 1 ? half : star} className={styles.light} />}
            <path d={star} className={styles.edge} />
          </svg>
        );
      })}
      {text && <span className={styles.text}>{text}</span>}
    </span>
  );
}
