import { useId, type ReactNode } from 'react';
import { Heading } from '../../../primitives/index.ts';
import { ground } from '../../../theme/ground.css.ts';
import * as styles from './FigureBoard.css.ts';

export interface Figure {
  label: string;
  /** As people read it: “$1,497”, “4.6”. */
  value: string;
  /** What it is made of, or over which time. */
  note?: string;
}

export interface FigureBoardProps {
  heading: string;
  headingLevel?: 1 | 2;
  lead?: string;
  /** The first is rung up in the till's window; the others are plates beside it. */
  items: readonly [Figure, ...Figure[]];
  /** What is seen to before the figures are looked at. */
  children?: ReactNode;
  /** An anchor for links to this part of the page. */
  id?: string;
}

/** Tells how business is doing, the figure to look at first in the window of the till. */
export function FigureBoard({
  heading,
  headingLevel = 1,
  lead,
  items: [first, ...others],
  children,
  id,
}: FigureBoardProps) {
  const headingId = useId();

  return (
    <section id={id} aria-labelledby={headingId} className={`${styles.root} ${ground.deep}`}>
      <div className={styles.head}>
        <Heading id={headingId} level={headingLevel} size="xxlarge" tone="sign">
          {heading}
        </Heading>
        {lead && <p className={styles.note}>{lead}</p>}
      </div>
      {children && <div className={styles.first}>{children}</div>}
      <dl className={styles.figures}>
        <div className={styles.till}>
          <Words {...first} size="large" />
        </div>
        {others.map((figure) => (
          <div key={figure.label} className={styles.plate}>
            <Words {...figure} size="small" />
          </div>
        ))}
      </dl>
    </section>
  );
}

function Words({ label, value, note, size }: Figure & { size: keyof typeof styles.value }) {
  return (
    <>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value[size]}>{value}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </>
  );
}
