import { useId } from 'react';
import type { Action } from '../../components/ActionGroup/ActionGroup.tsx';
import { CoverLink } from '../../components/CoverLink/CoverLink.tsx';
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx';
import { ShopScene, type ShopSceneProps } from '../../components/ShopScene/ShopScene.tsx';
import { Shutter } from '../../components/Shutter/Shutter.tsx';
import { Heading, Section, Text } from '../../primitives/index.ts';
import type { GroundName } from '../../theme/grounds.ts';
import * as styles from './StepsGuide.css.ts';

export interface StepsGuideProps {
  heading: string;
  lead?: string;
  /** The way to begin. */
  link?: Action;
  /** In their order. Three are remembered. */
  steps: readonly Step[];
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
  /** What is seen under the raised shutter. Without it the shutter stays down, and the number is the picture. */
  scene?: ShopSceneProps['scene'];
}

/** Tells what happens from here to there, a raised shutter for each step. */
export function StepsGuide({ heading, lead, link, steps, tone = 'tint', id }: StepsGuideProps) {
  const headingId = useId();
  if (steps.length === 0) return null;

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <SectionHead heading={heading} id={headingId} lead={lead} link={link} />
      <ol className={styles.list}>
        {steps.map(({ title, text, duration, href, scene }, place) => (
          <li key={title} className={styles.step}>
            <div
              className={`${styles.front[scene ? 'raised' : 'down']} ${tone === 'deep' ? styles.onBoard : ''}`}
            >
              {scene && <ShopScene scene={scene} />}
              <Shutter {...(scene && { raised: styles.heights[place % 3]!, turn: styles.turns[place % 3]! })}>
                <span className={styles.number}>{place + 1}</span>
              </Shutter>
            </div>
            <div className={styles.doorstep} />
            <div className={styles.words}>
              <Heading level={3} size="xlarge">
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
