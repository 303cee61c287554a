'use client';

import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Heading, type HeadingProps } from '../../../primitives/index.ts';
import * as styles from './Fold.css.ts';

export interface FoldProps {
  /** What stands in it, always in sight. It names the region. */
  heading: string;
  /** Its place in the page’s outline. */
  headingLevel: HeadingProps['level'];
  /** What is worth knowing before it is opened: “2 messages”, “$299”. */
  note?: string | undefined;
  /** Whether it is open at first. It opens as well when this becomes true. */
  defaultOpen?: boolean | undefined;
  children: ReactNode;
  /** An anchor: it opens for a visitor who follows a link to it, with script and without. */
  id?: string | undefined;
}

/** Folds a part of a page away under its heading, where other things lead the page. On paper it is whole. */
export function Fold({ heading, headingLevel, note, defaultOpen = false, children, id }: FoldProps) {
  const headingId = useId();
  const fold = useRef<HTMLDetailsElement>(null);

  // A browser opens the target of an address when it loads a page, and not when a script has changed the address.
  useLayoutEffect(() => {
    if (fold.current && id !== undefined && window.location.hash === `#${id}`) fold.current.open = true;
  }, [id]);

  return (
    <section aria-labelledby={headingId} className={styles.root}>
      <details ref={fold} open={defaultOpen} className={styles.fold}>
        <summary className={styles.summary}>
          <span className={styles.title}>
            <Heading id={headingId} level={headingLevel} size="large">
              {heading}
            </Heading>
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </span>
        </summary>
        {/* The anchor is in it: a browser opens only what surrounds an anchor. */}
        <div id={id} className={styles.body}>
          {children}
        </div>
      </details>
    </section>
  );
}
