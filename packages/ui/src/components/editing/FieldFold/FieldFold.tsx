'use client';
import { useId, type ReactNode } from 'react';
import { Heading, type HeadingProps } from '../../../primitives/index.ts';
import * as styles from './FieldFold.css.ts';
import { useFold } from './useFold.ts';

export interface FieldFoldProps {
  /** What stands in it, by its names in the form: a fault of `story` or of `story.heading` opens `story`. */
  names: readonly string[];
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

/** Folds a part of a long form away under its title. It opens by itself where a field in it has a fault. */
export function FieldFold({
  names,
  title,
  headingLevel,
  note,
  defaultOpen = false,
  children,
}: FieldFoldProps) {
  const id = useId();
  const fold = useFold(names, defaultOpen);

  return (
    <details {...fold} aria-labelledby={id} className={styles.root}>
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
