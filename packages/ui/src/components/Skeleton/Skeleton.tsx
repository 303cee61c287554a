import { LiveText } from '../LiveText/LiveText.tsx';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /** What it keeps the place of: words, a picture, or a picture with words under it. */
  shape: 'lines' | 'picture' | 'card';
  /** How many lines of words. */
  lines?: number;
  /** Said once, politely: “Loading templates”. Where several stand together, only one of them has it. */
  label?: string;
}

/** Keeps the place of what is on its way, so that nothing moves when it comes. */
export function Skeleton({ shape, lines = 3, label }: SkeletonProps) {
  return (
    <>
      <div aria-hidden="true" className={styles.root}>
        {shape !== 'lines' && <div className={styles.picture} />}
        {shape !== 'picture' &&
          Array.from({ length: lines }, (_, line) => (
            // oxlint-disable-next-line react/no-array-index-key -- a line is its place
            <div key={line} className={styles.line} />
          ))}
      </div>
      {label !== undefined && <LiveText>{label}</LiveText>}
    </>
  );
}
