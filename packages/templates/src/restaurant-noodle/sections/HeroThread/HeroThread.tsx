import { useId, type ReactNode } from 'react';
import { ActionGroup, type Actions } from '@awning/ui/components/ActionGroup';
import { Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import { threaded } from '../../styles/thread.css.ts';
import * as styles from './HeroThread.css.ts';

export interface HeroThreadProps {
  /** The page's only `h1`, in two short lines: the thread goes between them and round the second. */
  lines: readonly [first: string, second: string];
  /** One or two sentences that make it believable. */
  lead?: string;
  /** One or two actions, the main one first. */
  actions?: Actions;
  /**
   * What the thread comes from: a needle, a plug, a pair of chopsticks. Drawn on 16 by 12, where 1 is as thick as the
   * thread; it leaves at the start edge, 10 down. It is seen and not read out. Without it the thread just begins.
   */
  source?: ReactNode;
}

/** About how broad a line is, in letters: some are half as broad as the others. */
const breadthOf = (line: string) =>
  line.length - (line.match(/[\s.,:;!’'|fijlrtI*\u00AD]/gu)?.length ?? 0) / 2;

/** Opens a page with the beginning of its thread: it runs between the lines, round the words and on down the page. */
export function HeroThread({ lines, lead, actions, source }: HeroThreadProps) {
  const headingId = useId();
  const [first, second] = lines;
  const longest = Math.max(first.length, second.length);
  // On a phone what the thread comes from takes almost half of the width.
  const reaches = breadthOf(first) > breadthOf(second) * 0.6;
  const size = styles.sizes[Math.min(longest, styles.sizes.length - 1)];

  return (
    <section aria-labelledby={headingId} className={`${styles.root} ${threaded} ${ground.accent}`}>
      <div className={styles.column}>
        <h1 id={headingId} className={`${styles.heading} ${size}`}>
          {first && <span className={styles.first}>{first} </span>}
          <span className={styles.second[source ? 'held' : 'loose']}>
            {second}
            {source && (
              <span className={styles.source[reaches ? 'byLong' : 'byShort']} aria-hidden="true">
                {source}
              </span>
            )}
          </span>
        </h1>
        <div className={styles.words}>
          {lead && <Text size="lead">{lead}</Text>}
          {actions && <ActionGroup actions={actions} second="quiet" />}
        </div>
        <div className={styles.tail} />
      </div>
    </section>
  );
}
