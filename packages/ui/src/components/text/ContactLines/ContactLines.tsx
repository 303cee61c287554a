import { Fragment } from 'react';
import { Link } from '../../navigation/Link/Link.tsx';
import * as styles from './ContactLines.css.ts';

export interface ContactLine {
  text: string;
  /** `tel:` or `mailto:`; an address has none. */
  href?: string;
}

export interface ContactLinesProps {
  /** The way most people take comes first. */
  lines: readonly ContactLine[];
  /** `line` sets them side by side and centred, as many as fit; `column` one under the other. */
  layout?: keyof typeof styles.layout;
}

/** Tells how to reach the business: the address, and a telephone and a mail link. */
export function ContactLines({ lines, layout = 'line' }: ContactLinesProps) {
  return (
    <address className={styles.layout[layout]}>
      {lines.map(({ text, href }) => (
        <span key={text} className={styles.item}>
          {href ? (
            <Link href={href} className={styles.link}>
              <span>{breakable(text)}</span>
            </Link>
          ) : (
            text
          )}
        </span>
      ))}
    </address>
  );
}

// A mail address that does not fit goes on after its @.
const breakable = (text: string) =>
  text.split(/(?<=@)/).map((part, place) => (
    <Fragment key={part}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
