import type { ReactNode } from 'react';
import { Heading, Text, type HeadingProps } from '../../../primitives/index.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What is not there. No blame, no joke. */
  heading: string;
  headingLevel: HeadingProps['level'];
  /** What to try instead. */
  text?: string | undefined;
  /** A drawing of what is missing; without it, an empty shop window. */
  drawing?: ReactNode;
  /** The ways on: a button, a link. The one that helps most comes first. */
  children?: ReactNode;
}

/** Stands where a list would be and says why there is none, and what to do about it. */
export function EmptyState({ heading, headingLevel, text, drawing, children }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      <div className={styles.drawing}>{drawing ?? <EmptyWindow />}</div>
      <div className={styles.words}>
        <Heading level={headingLevel} size="large">
          {heading}
        </Heading>
        {text && <Text tone="muted">{text}</Text>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

function EmptyWindow() {
  return (
    <svg viewBox="0 0 200 128" aria-hidden="true" className={styles.shopWindow}>
      <path d="M16 22h168v92H16z" className={styles.pane} />
      <path d="M36 114L112 22M62 114L138 22M88 114L164 22" className={styles.shine} />
      <path d="M96 30v30M104 30v30" className={styles.string} />
      <path d="M62 60h76v30H62z" className={styles.sign} />
      <path d="M74 75h52" className={styles.dash} />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((stripe) => (
        <path
          key={stripe}
          d={`M${4 + stripe * 24} 6h24v20a12 10 0 0 1-24 0z`}
          className={stripe % 2 ? styles.cloth.pale : styles.cloth.bold}
        />
      ))}
      <path d="M6 114h188v8H6z" className={styles.sill} />
    </svg>
  );
}
