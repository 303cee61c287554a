import * as styles from './Highlight.css.ts';

export interface HighlightProps {
  /** A line of large lettering; what stands *between asterisks* is drawn in the ground's bright colour. */
  children: string;
}

/** Paints a word or two of a sign in the second colour, without a word said differently. */
export function Highlight({ children }: HighlightProps) {
  return children.split('*').map((words, place) =>
    place % 2 === 0 ? (
      words
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a word may stand twice in one line; its place is its name
      <span key={place} className={styles.root}>
        {words}
      </span>
    ),
  );
}
