import { useId } from 'react';
import { Halves, HalvesRow } from '../../components/Halves/Halves.tsx';
import { Heading } from '@awning/ui/primitives';
import type { GroundName } from '@awning/ui/theme/grounds';
import * as styles from './QuotePairs.css.ts';

export interface QuotePairsProps {
  /** Heads the words before: “Said on the way in”. */
  before?: string;
  /** Heads the words after. */
  after: string;
  /** Two or three are believed sooner than ten. Without any, nothing is drawn. */
  items: readonly QuotePair[];
  /** Behind the first of each pair. */
  start?: GroundName;
  /** Behind the second. */
  end: GroundName;
}

interface QuotePair {
  /** Without it, the author stands there. */
  before?: string;
  after: string;
  /** Who said it. */
  author: string;
}

/** Lets customers be heard twice: as they came, and as they went. */
export function QuotePairs({ before, after, items, start = 'deep', end }: QuotePairsProps) {
  const headingId = useId();
  if (items.length === 0) return null;

  return (
    <Halves labelledBy={headingId} start={start} end={end}>
      <div id={headingId} {...(/\S{9}/u.test(`${before} ${after}`) && { className: styles.long })}>
        <HalvesRow height="head">
          {before ? (
            <Heading level={2} size="xlarge" tone="accent">
              {before}
            </Heading>
          ) : null}
          <Heading level={2} size="xlarge" tone="accent">
            {after}
          </Heading>
        </HalvesRow>
      </div>
      <ul {...(items.length === 1 && { className: styles.alone })}>
        {items.map((item) => (
          <li key={item.after}>
            <HalvesRow height="row">
              {item.before ? (
                <blockquote className={styles.before}>{item.before}</blockquote>
              ) : (
                <p className={styles.before}>{item.author}</p>
              )}
              <>
                <blockquote className={styles.after}>{item.after}</blockquote>
                {item.before && <p className={styles.author}>{item.author}</p>}
              </>
            </HalvesRow>
          </li>
        ))}
      </ul>
    </Halves>
  );
}
