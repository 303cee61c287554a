'use client';
import { useId, useState, type ReactNode } from 'react';
import { Heading, type HeadingProps } from '../../../primitives/index.ts';
import { useFaulty } from '../../forms/FormContext/FormContext.tsx';
import * as styles from './FieldFold.css.ts';

export interface FieldFoldProps {
  /** Of the part in its form: a fault of `story` or of `story.heading` opens it. */
  name: string;
  /** What the fold is about, in a word or two; always in sight. */
  title: string;
  headingLevel: HeadingProps['level'];
  /** How much is filled in, beside the title: “2 of 5 filled”. */
  note?: ReactNode;
  /** Whether it is open to begin with. */
  defaultOpen?: boolean | undefined;
  /** Its fields: they are sent, open or not. */
  children: ReactNode;
}

/** Folds a part of a long form away under its title. It opens by itself where something in it is to be put right. */
export function FieldFold({
  name,
  title,
  headingLevel,
  note,
  defaultOpen = false,
  children,
}: FieldFoldProps) {
  const id = useId();
  const isFaulty = useFaulty(name);
  const [isOpen, setOpen] = useState(defaultOpen || isFaulty);
  const [known, setKnown] = useState(isFaulty);
  // Opened once for a fault, and not closed under whoever has just put it right.
  if (isFaulty !== known) {
    setKnown(isFaulty);
    if (isFaulty) setOpen(true);
  }

  return (
    <details
      open={isOpen}
      aria-labelledby={id}
      className={styles.root}
      onToggle={({ currentTarget, target }) => target === currentTarget && setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span className={styles.title}>
          <Heading id={id} level={headingLevel} size="large">
            {title}
          </Heading>
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </span>
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
