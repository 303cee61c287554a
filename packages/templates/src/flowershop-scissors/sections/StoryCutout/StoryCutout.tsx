import { useId, type ReactNode } from 'react';
import { ActionGroup, type Actions } from '@awning/ui/components/ActionGroup';
import { Heading, Section, Text } from '@awning/ui/primitives';
import type { GroundName } from '@awning/ui/theme/grounds';
import * as styles from './StoryCutout.css.ts';

export interface StoryCutoutProps {
  heading: string;
  /** Two or three: how it began, then how it is now. */
  paragraphs: readonly string[];
  /** What to remember of it, in the display letters: one sentence. */
  moral?: string;
  actions?: Actions;
  /** Cut out along its own outline, as wide as its column, and names itself. Without it the words stand alone. */
  drawing?: ReactNode;
  /** The side the drawing takes on a wide screen. On a phone it always comes first. */
  side?: keyof typeof styles.layout;
  /** The ground it is painted on. */
  tone?: GroundName;
}

/** Tells who or what is behind a business, beside a figure cut from paper, and ends on the sentence to remember. */
export function StoryCutout(props: StoryCutoutProps) {
  const { heading, paragraphs, moral, actions, drawing, side = 'start', tone = 'plain' } = props;
  const headingId = useId();

  return (
    <Section labelledBy={headingId} tone={tone}>
      <div className={drawing ? styles.layout[side] : undefined}>
        {drawing && <div className={styles.drawing}>{drawing}</div>}
        <div className={styles.words}>
          <Heading id={headingId} level={2} size="xxlarge">
            {heading}
          </Heading>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
          {moral && <p className={styles.moral}>{moral}</p>}
          {actions && <ActionGroup actions={actions} second="quiet" />}
        </div>
      </div>
    </Section>
  );
}
