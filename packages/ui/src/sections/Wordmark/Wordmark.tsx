import { FitText } from '../../components/FitText/FitText.tsx';
import { VisuallyHidden } from '../../primitives/index.ts';
import { ground } from '../../theme/ground.css.ts';
import type { GroundName } from '../../theme/grounds.ts';
import * as styles from './Wordmark.css.ts';

export interface WordmarkProps {
  /** A name or a last word, one line or two: each is as wide as the page, so the shorter one is the louder. */
  lines: readonly [string] | readonly [string, string];
  /** What it is painted on. */
  tone?: GroundName;
}

/** Signs a page off in letters as wide as the screen. */
export function Wordmark({ lines, tone = 'deep' }: WordmarkProps) {
  return (
    <section className={`${styles.root} ${ground[tone]}`}>
      <p className={styles.lines}>
        <VisuallyHidden>{lines.join(' ')}</VisuallyHidden>
        {lines.map((line) => (
          <FitText key={line} text={line} />
        ))}
      </p>
    </section>
  );
}
