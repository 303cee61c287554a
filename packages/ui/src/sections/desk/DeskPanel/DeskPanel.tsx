import { useId, type ReactNode } from 'react';
import { Heading, Stack, Text } from '../../../primitives/index.ts';
import { ground } from '../../../theme/ground.css.ts';
import * as styles from './DeskPanel.css.ts';

export interface DeskPanelProps {
  heading: string;
  lead?: string;
  /** A sum that has no line of its own. */
  footnote?: string | undefined;
  /** A table, as a rule. Without it, the lead says why there is none. */
  children?: ReactNode;
  /** Read together with it: beside it where there is room, in sight while the first is scrolled; else under it. */
  aside?: ReactNode;
  /** An anchor for links to this part of the page. */
  id?: string;
}

/** Sets a short list out under its own heading, on a page that has more than one. */
export function DeskPanel({ heading, lead, footnote, children, aside, id }: DeskPanelProps) {
  const headingId = useId();

  return (
    <section id={id} aria-labelledby={headingId} className={`${styles.root} ${ground.raised}`}>
      <Stack gap="small">
        <Heading id={headingId} level={2} size="xlarge">
          {heading}
        </Heading>
        {lead && <Text tone="muted">{lead}</Text>}
      </Stack>
      {aside ? (
        <div className={styles.columns}>
          <div className={styles.column}>{children}</div>
          <div className={styles.aside}>{aside}</div>
        </div>
      ) : (
        children
      )}
      {footnote && (
        <Text size="small" tone="muted">
          {footnote}
        </Text>
      )}
    </section>
  );
}
