import { useId } from 'react';
import { ActionGroup, type Actions } from '../../../components/actions/ActionGroup/ActionGroup.tsx';
import {
  PictureWipe,
  type PictureWipeLabels,
  type PictureWipeProps,
} from '../../../components/media/PictureWipe/PictureWipe.tsx';
import { Heading, Section, Text } from '../../../primitives/index.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './BeforeAfter.css.ts';

export interface BeforeAfterProps {
  heading: string;
  /** 1 where the work is the page. */
  headingLevel?: 1 | 2;
  /** What was done, and how long it took. */
  lead?: string;
  /** One is enough where it is good; several stand two or three abreast. */
  items: readonly BeforeAfterPair[];
  actions?: Actions;
  labels: BeforeAfterLabels;
  tone?: GroundName;
  id?: string;
}

export interface BeforeAfterPair extends Omit<PictureWipeProps, 'labels'> {
  /** What the pictures show: “Mrs Okafor’s bay window, two days.” */
  caption?: string;
}

export type BeforeAfterLabels = PictureWipeLabels;

/** Shows what the work is worth: the same spot before and after, wiped from one to the other. */
export function BeforeAfter(props: BeforeAfterProps) {
  const { heading, headingLevel = 2, lead, items, actions, labels, tone = 'tint', id } = props;
  const headingId = useId();
  if (items.length === 0) return null;
  const layout = items.length === 1 ? 'alone' : 'several';

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <div className={styles.layout[layout]}>
        <div className={styles.words}>
          <Heading id={headingId} level={headingLevel} size="xxlarge">
            {heading}
          </Heading>
          {lead && <Text tone="muted">{lead}</Text>}
          {actions && <ActionGroup actions={actions} />}
        </div>
        {items.map(({ caption, ...pictures }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two pairs may show the same pictures; a pair is its place
          <figure key={place} className={styles.pair[layout]}>
            <PictureWipe
              {...pictures}
              labels={caption ? { ...labels, slider: `${labels.slider}: ${caption}` } : labels}
            />
            {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
          </figure>
        ))}
      </div>
    </Section>
  );
}
