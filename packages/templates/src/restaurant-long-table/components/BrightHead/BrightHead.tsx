import { Heading, Text } from '@awning/ui/primitives';
import * as styles from './BrightHead.css.ts';

export interface BrightHeadProps {
  heading: string;
  /** The id of the heading, which names the section. */
  id: string;
  /** 1 where the section is the page. */
  level: 1 | 2;
  lead?: string | undefined;
}

/** Heads a section in the house’s bright letters, with a line beneath. */
export function BrightHead({ heading, id, level, lead }: BrightHeadProps) {
  return (
    <div className={styles.root}>
      <Heading id={id} level={level} size={level === 1 ? 'display' : 'page'} tone="accent">
        {heading}
      </Heading>
      {lead && <Text size="lead">{lead}</Text>}
    </div>
  );
}
