import { useId } from 'react';
import { ActionGroup, type Actions } from '@awning/ui/components/ActionGroup';
import { Halves, HalvesHead, HalvesRow } from '../../components/Halves/Halves.tsx';
import type { GroundName } from '@awning/ui/theme/grounds';
import * as styles from './PairList.css.ts';

export interface PairListProps {
  heading: string;
  /** Stands across from the heading. */
  lead?: string;
  /** Without any, and without a lead or a way on, nothing is drawn. */
  pairs: readonly Pair[];
  /** `figure` for a minute, an hour, a year; `sentence` for a question. */
  terms?: keyof typeof styles.term;
  /** Where to go from here. */
  actions?: Actions;
  /** Behind what is asked. */
  start?: GroundName;
  /** Behind what is answered. */
  end?: GroundName;
  id?: string;
}

export interface Pair {
  /** What is asked, counted or named. */
  term: string;
  /** What is said of it: the answer first, the reason after. */
  text: string;
}

/** Asks on one side of the line and answers on the other: questions, steps by the clock, a life by its years. */
export function PairList(props: PairListProps) {
  const { heading, lead, pairs, terms = 'sentence', actions, start, end, id } = props;
  const headingId = useId();
  if (pairs.length === 0 && !lead && !actions) return null;

  return (
    <Halves
      labelledBy={headingId}
      id={id}
      room={terms === 'sentence' && !actions ? 'folding' : 'section'}
      {...(start && { start })}
      {...(end && { end })}
    >
      <HalvesHead id={headingId} heading={heading} lead={lead} />
      <dl>
        {pairs.map(({ term, text }) => (
          <HalvesRow key={term} as="terms" height="row" fold={terms === 'figure' ? 'never' : 'phone'}>
            <span className={styles.term[terms]}>{term}</span>
            <p className={styles.text}>{text}</p>
          </HalvesRow>
        ))}
      </dl>
      {actions && (
        <HalvesRow height="row">
          {null}
          <ActionGroup actions={actions} second="quiet" />
        </HalvesRow>
      )}
    </Halves>
  );
}
