import { useId } from 'react';
import type { Action } from '../../../components/actions/ActionGroup/ActionGroup.tsx';
import { CoverLink } from '../../../components/navigation/CoverLink/CoverLink.tsx';
import { SectionHead } from '../../../components/layout/SectionHead/SectionHead.tsx';
import { ShopScene, type ShopSceneProps } from '../../../components/media/ShopScene/ShopScene.tsx';
import { Shutter } from '../../../components/shopfront/Shutter/Shutter.tsx';
import { Heading, Section, Text } from '../../../primitives/index.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './StepsGuide.css.ts';

export interface StepsGuideProps {
  heading: string;
  /** 1 where the steps are the page's purpose. */
  headingLevel?: 1 | 2;
  lead?: string;
  /** The way to begin. */
  action?: Action;
  /** In their order. Three are remembered. */
  items: readonly Step[];
  tone?: GroundName;
  id?: string;
}

export interface Step {
  /** What the visitor does, not what we do: “Pick a window”. */
  title: string;
  text: string;
  /** How long it takes, as people say it: “ten minutes”. */
  duration?: string;
  /** The whole step leads there. */
  href?: string;
  /** The scene under the raised shutter. Without it the shutter stays down, and the number is the picture. */
  drawing?: ShopSceneProps['kind'];
}

/** Tells what happens from here to there, a raised shutter for each step. */
export function StepsGuide(props: StepsGuideProps) {
  const { heading, headingLevel = 2, lead, action, items, tone = 'tint', id } = props;
  const headingId = useId();
  if (items.length === 0) return null;

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <SectionHead heading={heading} id={headingId} headingLevel={headingLevel} lead={lead} action={action} />
      <ol className={styles.list}>
        {items.map(({ title, text, duration, href, drawing }, place) => (
          <li key={title} className={styles.step}>
            <div
              className={`${styles.front[drawing ? 'raised' : 'down']} ${tone === 'deep' ? styles.onBoard : ''}`}
            >
              {drawing && <ShopScene kind={drawing} />}
              <Shutter
                raised={drawing && styles.heights[place % 3]}
                turn={drawing && styles.turns[place % 3]}
              >
                <span className={styles.number}>{place + 1}</span>
              </Shutter>
            </div>
            <div className={styles.doorstep} />
            <div className={styles.words}>
              <Heading level={headingLevel === 1 ? 2 : 3} size="xlarge">
                {href ? <CoverLink href={href}>{title}</CoverLink> : title}
              </Heading>
              <Text tone="muted">{text}</Text>
              {duration && <p className={styles.duration}>{duration}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
