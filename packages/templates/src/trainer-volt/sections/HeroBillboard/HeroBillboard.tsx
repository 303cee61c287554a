import { type ReactNode, useId } from 'react';
import { ActionGroup, type Actions } from '@awning/ui/components/ActionGroup';
import { FitText, type FitTextPiece } from '../../components/FitText/FitText.tsx';
import { broadestWord, sizeAt } from '../../../content/words/breadth.ts';
import { Text, VisuallyHidden } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import * as styles from './HeroBillboard.css.ts';

export interface HeroBillboardProps {
  /** One word, set as wide as the screen. */
  word: string;
  /** A drawing that stands for one of its letters. */
  piece?: FitTextPiece;
  /** Finishes what the word begins; together they are the page's only `h1`. */
  rest: string;
  /** One or two sentences that make it believable. */
  lead?: string;
  /** One or two actions, the main one first. */
  actions?: Actions;
  /** A drawing that fills its box, names itself and may reach up over the bar: it holds the word. */
  figure?: ReactNode;
}

/** Opens a page with one word the size of a billboard, and a figure that holds it up. */
export function HeroBillboard({ word, piece, rest, lead, actions, figure }: HeroBillboardProps) {
  const headingId = useId();

  return (
    <section aria-labelledby={headingId} className={`${styles.root} ${ground.plain}`}>
      <h1 id={headingId} className={styles.heading}>
        <VisuallyHidden>{`${word} ${rest}`}</VisuallyHidden>
        <FitText text={word} {...(piece && { piece })} />
      </h1>
      <div className={styles.layout[figure ? 'split' : 'words']}>
        <div className={styles.words}>
          <p aria-hidden="true" className={`${styles.rest} ${sizeAt(styles.sizes, broadestWord(rest))}`}>
            {rest}
          </p>
          {lead && <Text size="lead">{lead}</Text>}
          {actions && (
            <div className={styles.actions}>
              <ActionGroup actions={actions} second="quiet" />
            </div>
          )}
        </div>
        {figure && <div className={styles.figure}>{figure}</div>}
      </div>
    </section>
  );
}
