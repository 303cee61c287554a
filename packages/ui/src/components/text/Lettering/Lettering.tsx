import { Highlight } from '../Highlight/Highlight.tsx';
import * as styles from './Lettering.css.ts';

export interface LetteringProps {
  /** Short words, few of them. What stands *between asterisks* is drawn bright. */
  children: string;
  /** Its level in the page's outline; does not change its size. */
  level: 1 | 2;
  size: keyof typeof styles.size;
  /** For the `aria-labelledby` of its section. */
  id?: string;
}

/** Paints a heading as large as it fits, measured by its longest word, so that no word is broken. */
export function Lettering({ children, level, size, id }: LetteringProps) {
  const Element = `h${level}` as const;
  const fit = styles.size[size][fitOf(children)];

  return (
    <div className={styles.measure}>
      <Element
        id={id}
        className={`${styles.letters} ${fit} ${size === 'poster' || size === 'wall' ? '' : styles.balanced}`}
      >
        <Highlight>{children}</Highlight>
      </Element>
    </div>
  );
}

// Two letters as wide as these take the room of three.
const lengthOf = (word: string) => word.length + (/[mw].*[mw]/i.test(word) ? 1 : 0);

function fitOf(words: string) {
  const longest = Math.max(...words.split(/[\s-]+/).map((word) => lengthOf(word.replace(/[*.,:;]/g, ''))));
  if (longest <= 5) return 'five';
  if (longest === 6) return 'six';
  if (longest <= 8) return 'eight';
  return longest <= 10 ? 'ten' : 'more';
}
