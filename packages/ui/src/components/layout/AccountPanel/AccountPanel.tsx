import { useId, type ReactNode } from 'react';
import { Container, Heading, Text, type HeadingProps } from '../../../primitives/index.ts';
import { ground } from '../../../theme/ground.css.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './AccountPanel.css.ts';

export interface AccountPanelProps {
  heading: string;
  /** Its place in the page’s outline. */
  headingLevel: HeadingProps['level'];
  /** What this page of the book is for. */
  lead?: string | undefined;
  children: ReactNode;
  /** What the book lies on. */
  tone?: GroundName;
  /** An anchor for links to it. */
  id?: string | undefined;
}

/** Holds one part of a customer's account under its heading, on a page of an account book with brass corners. */
export function AccountPanel({
  heading,
  headingLevel,
  lead,
  children,
  tone = 'plain',
  id,
}: AccountPanelProps) {
  const headingId = useId();

  return (
    <section id={id} aria-labelledby={headingId} className={`${ground[tone]} ${styles.root}`}>
      <Container>
        <div className={styles.cover}>
          <div className={styles.page}>
            <div className={styles.head}>
              <Heading id={headingId} level={headingLevel} size="xlarge">
                {heading}
              </Heading>
              {lead && <Text tone="muted">{lead}</Text>}
            </div>
            <div className={styles.entries}>{children}</div>
          </div>
        </div>
      </Container>
    </section>
  );
}
