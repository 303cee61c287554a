import { Heading, Text } from '@awning/ui/primitives';
import * as styles from './CombHead.css.ts';

export interface CombHeadProps {
  heading: string;
  /** The id of the heading, which names the section. */
  id: string;
  /** 1 where the page has no other first heading. */
  level?: 1 | 2;
  /** A sentence or two, across from the heading where there is room. */
  lead?: string | undefined;
  /** `none` where what follows hangs from a comb of its own. */
  rule?: 'comb' | 'none';
}

/** Heads a section in letters as large as a poster's, ruled off with a fine comb. */
export function CombHead({ heading, id, level = 2, lead, rule = 'comb' }: CombHeadProps) {
  return (
    <div className={styles.root[level]}>
      <Heading id={id} level={level} size="poster">
        {heading}
      </Heading>
      {lead && <Text size="lead">{lead}</Text>}
      {rule === 'comb' && <div aria-hidden="true" className={styles.rule} />}
    </div>
  );
}
