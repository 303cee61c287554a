import { useId } from 'react';
import { Halves, HalvesHead, HalvesRow } from '../../components/Halves/Halves.tsx';
import type { GroundName } from '@awning/ui/theme/grounds';
import * as styles from './PairList.css.ts';

export interface PairListProps {
  heading: string;
  /** Stands across from the heading. */
  lead?: string;
  /** Without any, and without a lead, nothing is drawn. */
  pairs: readonly Pair[];
  /** `figure` for a minute, an hour, a year; `sentence` for a question. */
  terms?: keyof typeof styles.term;
  /** Behind what is asked. */
  start?: GroundName;
  /** Behind what is answered. */
  end?: GroundName;
}

interface Pair {
  /** What is asked, counted or named. */
  term: string;
  /** What is said of it: the answer first, the reason after. */
  text: string;
}

/** Asks on one side of the line and answers on the other: questions, steps by the clock, a life by its years. */
export function PairList(props: PairListProps) {
  const { heading, lead, pairs, terms = 'sentence', start, end } = props;
  const headingId = useId();
  if (pairs.length === 0 && !lead) return null;

  return (
    <Halves
      labelledBy={headingId}
      room={terms === 'sentence' ? 'folding' : 'section'}
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
    </Halves>
  );
}
