import { useId, type ReactNode } from 'react';
import { Heading, Stack, Text } from '../../primitives/index.ts';
import { ground } from '../../theme/ground.css.ts';
import * as styles from './LedgerPart.css.ts';

export interface LedgerPartProps {
  heading: string;
  lead?: string;
  /** What is counted without a line of its own. */
  footnote?: string | undefined;
  /** A table, as a rule. Without it, the lead says why there is none. */
  children?: ReactNode;
}

/** Sets a short list out under its own heading, on a page that has more than one. */
export function LedgerPart({ heading, lead, footnote, children }: LedgerPartProps) {
  const headingId = useId();

  return (
    <section aria-labelledby={headingId} className={`${styles.root} ${ground.raised}`}>
      <Stack gap="small">
        <Heading id={headingId} level={2} size="xlarge">
          {heading}
        </Heading>
        {lead && <Text tone="muted">{lead}</Text>}
      </Stack>
      {children}
      {footnote && (
        <Text size="small" tone="muted">
          {footnote}
        </Text>
      )}
    </section>
  );
}
