import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';
import * as styles from './ThreadCurl.css.ts';

const down = 'M.5 0C.5 3.7 6 5.6 6 2.6';
const round = 'M6 2.7V2.6C6-.2 .5 1.4 .5 6';

/** Lets the thread loop the loop on its way down, where there is room beside it. */
export function ThreadCurl() {
  return (
    <svg className={styles.root} viewBox="0 0 7 6" aria-hidden="true" focusable="false" fill="none">
      <path d="M.5 0V6" stroke={on.surface} strokeWidth="1.2" />
      <path d={down} stroke={vars.color.spark} />
      <path d={round} stroke={on.surface} strokeWidth="1.7" />
      <path d={round} stroke={vars.color.spark} />
    </svg>
  );
}
