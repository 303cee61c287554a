import { Heading, Text } from '@awning/ui/primitives';
import { WeightShape, type WeightShapeProps } from '../WeightShape/WeightShape.tsx';
import * as styles from './HungHead.css.ts';

export interface HungHeadProps {
  heading: string;
  /** The id of the heading, which names the section. */
  id: string;
  /** 1 where the page has no other first heading. */
  level?: 1 | 2;
  lead?: string | undefined;
  /** What hangs at the other end of the beam and keeps the heading up. */
  weight?: WeightShapeProps | undefined;
}

/** Hangs a section's heading from a beam across the page's wire, with a weight at the beam's other end. */
export function HungHead({ heading, id, level = 2, lead, weight = { shape: 'disc' } }: HungHeadProps) {
  return (
    <div className={styles.root}>
      <div className={styles.heading}>
        <div className={styles.weight}>
          <WeightShape {...weight} />
        </div>
        <Heading id={id} level={level} size={level === 1 ? 'page' : 'xxlarge'}>
          {heading}
        </Heading>
      </div>
      {lead && <Text size="lead">{lead}</Text>}
    </div>
  );
}
