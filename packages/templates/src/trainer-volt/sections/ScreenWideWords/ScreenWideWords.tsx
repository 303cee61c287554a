import { FitText } from '../../components/FitText/FitText.tsx';
import { VisuallyHidden } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import * as styles from './ScreenWideWords.css.ts';

export interface ScreenWideWordsProps {
  /** A name or a last word, one line or two: each is as wide as the page, so the shorter one is the louder. */
  lines: readonly [string] | readonly [string, string];
}

/** Signs a page off in letters as wide as the screen. */
export function ScreenWideWords({ lines }: ScreenWideWordsProps) {
  return (
    <section className={`${styles.root} ${ground.deep}`}>
      <p className={styles.lines}>
        <VisuallyHidden>{lines.join(' ')}</VisuallyHidden>
        {lines.map((line) => (
          <FitText key={line} text={line} />
        ))}
      </p>
    </section>
  );
}
