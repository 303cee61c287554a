import { LiveText } from '../LiveText/LiveText.tsx';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /** What it keeps the place of: a line of `words` or a few, a heading, something to press, a picture, or a card with both. */
  shape?: 'words' | 'title' | 'button' | 'picture' | 'card';
  /** How many lines of words: the last of several is shorter, as a paragraph’s is. */
  lines?: number;
  /** Announced once, politely: “Loading templates”. Where several stand together, only one of them has it. */
  label?: string;
}

/** Keeps the place of what is on its way, so that nothing moves when it comes. */
export function Skeleton({ shape = 'words', lines = 1, label }: SkeletonProps) {
  const stroke = shape === 'title' || shape === 'button' ? styles.stroke[shape] : styles.stroke.words;

  return (
    <>
      <span aria-hidden="true" className={styles.root}>
        {(shape === 'picture' || shape === 'card') && <span className={styles.picture} />}
        {shape !== 'picture' &&
          Array.from({ length: lines }, (_, line) => (
            // A line is identified by its place.
            <span key={line} className={stroke} />
          ))}
      </span>
      {label !== undefined && <LiveText>{label}</LiveText>}
    </>
  );
}
