import { Heading, Text } from '@awning/ui/primitives';
import * as styles from './FacingHead.css.ts';

export interface FacingHeadProps {
  heading: string;
  /** The id of the heading, which names the section. */
  id: string;
  /** Said across from the heading. */
  lead?: string | undefined;
}

/** Heads a section of one ground among others of two: its words meet in the middle, as theirs do. */
export function FacingHead({ heading, id, lead }: FacingHeadProps) {
  return (
    <div className={styles.root}>
      <div className={styles.heading}>
        <Heading id={id} level={2} size="xxlarge">
          {heading}
        </Heading>
      </div>
      {lead && <Text>{lead}</Text>}
    </div>
  );
}
