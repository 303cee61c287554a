import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /** `words` stands for a line or a few, `title` for a heading, `button` for something to press. */
  kind?: keyof typeof styles.kind;
  /** How many lines: the last of several is shorter, as a paragraph’s is. */
  lines?: number;
}

/** Keeps the room of words that are on their way. Say once, for the whole, what is awaited: this says nothing. */
export function Skeleton({ kind = 'words', lines = 1 }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={styles.root}>
      {Array.from({ length: lines }, (_, line) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line is its place, and nothing else
        <span key={line} className={styles.kind[kind]} />
      ))}
    </span>
  );
}
