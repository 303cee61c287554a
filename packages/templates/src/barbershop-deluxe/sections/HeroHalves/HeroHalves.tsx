import { type ReactNode, useId } from 'react';
import { ActionGroup, type Actions } from '@awning/ui/components/ActionGroup';
import { FitWords } from '../../components/FitWords/FitWords.tsx';
import { Halves, HalvesRow } from '../../components/Halves/Halves.tsx';
import { Reflection } from '../../components/Reflection/Reflection.tsx';
import { Text, VisuallyHidden } from '@awning/ui/primitives';
import type { GroundName } from '@awning/ui/theme/grounds';
import * as styles from './HeroHalves.css.ts';

export interface HeroHalvesProps {
  /** One to three short words: how things are on this side of the glass. Broken where there is a line break. */
  before: string;
  /** How they are on the other, in as many words. Without it, the first words are seen reflected. */
  after?: string;
  /** 2 where it closes a page. */
  level?: 1 | 2;
  /** One or two sentences that make it believable. */
  lead?: string;
  /** One or two actions, the main one first. */
  actions?: Actions;
  /** Stands across from the lead, where there is nothing to do: a price, an hour, a telephone number. */
  aside?: string;
  /** A drawing that stands on the line, names itself and may reach out over both grounds. */
  figure?: ReactNode;
  /** How much of the first screen a drawing makes its own. */
  height: keyof typeof styles.figure;
  /** What lies before the line. */
  start?: GroundName;
  /** What lies behind it. */
  end?: GroundName;
}

/** Opens a page on both sides of a mirror: a few words, and what becomes of them in the glass. */
export function HeroHalves(props: HeroHalvesProps) {
  const { before, after, level = 1, lead, actions, aside, figure, height } = props;
  const { start = 'deep', end = 'plain' } = props;
  const headingId = useId();
  const Heading = `h${level}` as const;
  const fit = after ? [before, after].join(before.includes('\n') ? '\n' : ' ') : before;

  return (
    <Halves labelledBy={headingId} start={start} end={end} room="none">
      <div className={figure ? styles.pictured[height] : styles.plain}>
        <HalvesRow clear={Boolean(figure)}>
          <Heading id={headingId} className={styles.words}>
            <FitWords fit={fit} most="title">
              {before}
              {after && <VisuallyHidden> {after}</VisuallyHidden>}
            </FitWords>
          </Heading>
          <span aria-hidden="true" className={styles.words}>
            <FitWords fit={fit} most="title">
              {after ?? <Reflection>{before}</Reflection>}
            </FitWords>
          </span>
        </HalvesRow>
        {(lead || actions || aside) && (
          <HalvesRow fold="phone" align={actions ? 'center' : 'start'} clear={Boolean(figure)}>
            {lead && (
              <div className={styles.foot}>
                <Text size="lead">{lead}</Text>
              </div>
            )}
            {(actions || aside) && (
              <div className={styles.foot}>
                {actions && <ActionGroup actions={actions} second="quiet" />}
                {aside && <Text size="lead">{aside}</Text>}
              </div>
            )}
          </HalvesRow>
        )}
        {figure && <div className={styles.figure[height]}>{figure}</div>}
      </div>
    </Halves>
  );
}
