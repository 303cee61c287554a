import { useId } from 'react';
import type { Action } from '../../../components/actions/ActionGroup/ActionGroup.tsx';
import { CoverLink } from '../../../components/navigation/CoverLink/CoverLink.tsx';
import { SectionHead } from '../../../components/layout/SectionHead/SectionHead.tsx';
import { Heading, Section } from '../../../primitives/index.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './FeatureGrid.css.ts';

export interface FeatureGridProps {
  heading: string;
  /** 1 where the signs are the page. */
  headingLevel?: 1 | 2;
  lead?: string;
  /** The way to more of them. */
  action?: Action;
  /** The one that matters most comes first: it is painted in the colour seen from furthest away. */
  items: readonly Feature[];
  tone?: GroundName;
  id?: string;
}

export interface Feature {
  /** Three words, as on a tin: “Mends on Sundays”. */
  title: string;
  text: string;
  /** The whole sign leads there. */
  href?: string;
}

/** Says what a thing can do on enamel signs, edge to edge: no two neighbours share both size and colour. */
export function FeatureGrid(props: FeatureGridProps) {
  const { heading, headingLevel = 2, lead, action, items, tone = 'plain', id } = props;
  const headingId = useId();
  if (items.length === 0) return null;

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <SectionHead heading={heading} id={headingId} headingLevel={headingLevel} lead={lead} action={action} />
      <ul className={styles.wall}>
        {items.map(({ title, text, href }, place) => (
          <li key={title} className={styles.sign[styles.paints[place % styles.paints.length]!]}>
            <Heading level={headingLevel === 1 ? 2 : 3} size="xxlarge" tone="accent">
              {href ? <CoverLink href={href}>{title}</CoverLink> : title}
            </Heading>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
