import { Heading, Text } from '@awning/ui/primitives';
import { FloorMarking } from '../FloorMarking/FloorMarking.tsx';
import * as styles from './BayHead.css.ts';

export interface BayHeadProps {
  heading: string;
  /** The id of the heading, which names the section. */
  id: string;
  /** 1 where the page has no other first heading. */
  level?: 1 | 2 | undefined;
  /** Stencilled between the lines, the level it is on: “1”. Decoration: nothing is said by it alone. */
  bay?: string | undefined;
  /** A sentence or two under the heading. */
  lead?: string | undefined;
}

/** Heads a section as a bay is marked: two painted lines from its edge, a number between them, and an arrow on. */
export function BayHead({ heading, id, level = 2, bay, lead }: BayHeadProps) {
  return (
    <div className={styles.root[bay ? 'numbered' : 'plain']}>
      {bay && (
        <p aria-hidden="true" className={styles.bay}>
          {bay}
        </p>
      )}
      <div className={styles.words}>
        <Heading id={id} level={level} size={level === 1 ? 'page' : 'xxlarge'}>
          {heading}
        </Heading>
        {lead && <Text size="lead">{lead}</Text>}
      </div>
      {bay && (
        <div className={styles.arrow}>
          <FloorMarking kind="arrow" />
        </div>
      )}
    </div>
  );
}
