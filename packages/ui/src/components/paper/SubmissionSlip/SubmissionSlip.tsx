'use client';
import { useId, useState, type ReactNode } from 'react';
import { Heading, type HeadingProps } from '../../../primitives/index.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { StateStamp, type StateStampProps } from '../../feedback/StateStamp/StateStamp.tsx';
import { FactList, type Fact } from '../../text/FactList/FactList.tsx';
import * as styles from './SubmissionSlip.css.ts';

export interface SubmissionSlipProps {
  /** What it is about, or who wrote it: a stranger’s words, of any length and in any script. */
  heading: string;
  headingLevel: HeadingProps['level'];
  /** How far it is: new, read, answered. */
  stamp?: StateStampProps | undefined;
  /** When it came, from whom, and how to answer. */
  facts: readonly Fact[];
  /** The message, line by line. The rest of a long message is unfolded at a press. */
  text: string;
  /** Stands before the words: stars, say. */
  before?: ReactNode;
  /** What can be done with it. */
  actions?: ReactNode;
  /** Why an action failed. */
  problem?: string | undefined;
  /** More about it: a reply, a form to write one. */
  children?: ReactNode;
  labels: { unfold: string; fold: string };
}

const foldedAt = 600;

/** Shows what a visitor sent in, on a slip of paper with its stamp, and what can be done with it. */
export function SubmissionSlip(props: SubmissionSlipProps) {
  const { heading, headingLevel, stamp, facts, before, actions, problem, children } = props;
  const headingId = useId();

  return (
    <article aria-labelledby={headingId} className={styles.root}>
      <div className={styles.head}>
        <div dir="auto" className={styles.name}>
          <Heading id={headingId} level={headingLevel} size="medium">
            {heading}
          </Heading>
        </div>
        {stamp && <StateStamp {...stamp} />}
      </div>
      <FactList facts={facts} />
      {before}
      {props.text !== '' && <Words {...props} />}
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </article>
  );
}

function Words({ text, labels }: SubmissionSlipProps) {
  const [open, setOpen] = useState(false);
  const letters = Array.from(text);
  const long = letters.length > foldedAt;

  return (
    <div className={styles.words}>
      <p dir="auto" className={styles.text}>
        {letters.slice(0, foldedAt).join('')}
        {long && <span className={open ? undefined : styles.folded}>{letters.slice(foldedAt).join('')}</span>}
        {long && !open && <span className={styles.cut}>…</span>}
      </p>
      {long && (
        <Button tone="quiet" size="small" expanded={open} onClick={() => setOpen(!open)}>
          {open ? labels.fold : labels.unfold}
        </Button>
      )}
    </div>
  );
}
