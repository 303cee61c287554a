import { type ReactNode, useId } from 'react';
import { ActionGroup, type Actions } from '@awning/ui/components/ActionGroup';
import { FitWords } from '../../components/FitWords/FitWords.tsx';
import { Halves, HalvesRow } from '../../components/Halves/Halves.tsx';
import { Reflection } from '../../components/Reflection/Reflection.tsx';
import { Text, VisuallyHidden } from '@awning/ui/primitives';
import * as styles from './HeroHalves.css.ts';

export interface HeroHalvesProps {
  /** One to three short words: how things are on this side of the glass. Broken where there is a line break. */
  before: string;
  /** How they are on the other, in as many words. Without it, the first words are seen reflected. */
  after?: string;
  /** One or two sentences that make it believable. */
  lead?: string;
  /** One or two actions, the main one first. */
  actions?: Actions;
  /** A drawing that stands on the line, names itself and may reach out over both grounds. */
  figure?: ReactNode;
}

/** Opens the site on both sides of a mirror: a few words, and what becomes of them in the glass. */
export function HeroHalves({ before, after, lead, actions, figure }: HeroHalvesProps) {
  const headingId = useId();
  const fit = after ? [before, after].join(before.includes('\n') ? '\n' : ' ') : before;

  return (
    <Halves labelledBy={headingId} room="none">
      <div className={figure ? styles.pictured : styles.plain}>
        <HalvesRow clear={Boolean(figure)}>
          <h1 id={headingId} className={styles.words}>
            <FitWords fit={fit} most="title">
              {before}
              {after && <VisuallyHidden> {after}</VisuallyHidden>}
            </FitWords>
          </h1>
          <span aria-hidden="true" className={styles.words}>
            <FitWords fit={fit} most="title">
              {after ?? <Reflection>{before}</Reflection>}
            </FitWords>
          </span>
        </HalvesRow>
        {(lead || actions) && (
          <HalvesRow fold="phone" align={actions ? 'center' : 'start'} clear={Boolean(figure)}>
            {lead && (
              <div className={styles.foot}>
                <Text size="lead">{lead}</Text>
              </div>
            )}
            {actions && (
              <div className={styles.foot}>
                <ActionGroup actions={actions} second="quiet" />
              </div>
            )}
          </HalvesRow>
        )}
        {figure && <div className={styles.figure}>{figure}</div>}
      </div>
    </Halves>
  );
}
