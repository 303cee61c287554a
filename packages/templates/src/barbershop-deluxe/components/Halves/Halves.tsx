'use client';

import { createContext, use, useMemo, type ReactNode } from 'react';
import { Heading, Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import * as styles from './Halves.css.ts';

type Grounds = readonly [start: GroundName, end: GroundName];

const GroundsContext = createContext<Grounds>(['deep', 'plain']);

export interface HalvesProps {
  children: ReactNode;
  /** The id of the heading that names it. */
  labelledBy: string;
  /** What lies before the line. */
  start?: GroundName;
  /** What lies after it: lighter than the other, as a mirror is lighter than its room. */
  end?: GroundName;
  /** `none` where the section keeps its own distance; `folding` where it ends in rows that fold on a phone. */
  room?: keyof typeof styles.room;
  /** An anchor for links to this part of the page. */
  id?: string | undefined;
}

/** A full-width block of a page, painted in two halves that meet in a line down the middle. */
export function Halves(props: HalvesProps) {
  const { children, labelledBy, start = 'deep', end = 'plain', room = 'section', id } = props;

  const both = useMemo(() => [start, end] as const, [start, end]);

  return (
    <GroundsContext value={both}>
      <section
        id={id}
        aria-labelledby={labelledBy}
        className={`${styles.root} ${styles.start[start]} ${styles.end[end]} ${styles.room[room]}`}
      >
        {children}
      </section>
    </GroundsContext>
  );
}

export interface HalvesRowProps {
  /** Set towards the line from both sides. The first is read first. */
  children: readonly [ReactNode, ReactNode];
  /** `phone` sets sentences one under the other there; a word or a price stays beside its partner. */
  fold?: keyof typeof styles.row;
  height?: keyof typeof styles.height;
  /** `start` sets two texts of different length on the same first line; a button is better in the middle. */
  align?: keyof typeof styles.align;
  /** Lets a drawing that the section has laid beneath show through. */
  clear?: boolean;
  /** `terms` within a `dl`: a name, and what is said of it. */
  as?: 'block' | 'terms';
}

/** Sets two things face to face, one in each half. */
export function HalvesRow(props: HalvesRowProps) {
  const { children, fold = 'never', height = 'none', align = 'center', clear = false, as = 'block' } = props;
  const [start, end] = use(GroundsContext);
  const [before, after] = children;
  const set = `${styles.height[height]} ${styles.align[align]}`;
  const shared = clear ? `${set} ${styles.clearOf[fold]}` : set;
  const Before = as === 'terms' ? 'dt' : 'div';
  const After = as === 'terms' ? 'dd' : 'div';

  return (
    <div className={styles.row[fold]}>
      <Before className={`${ground[start]} ${styles.startHalf[fold]} ${shared}`}>{before}</Before>
      <After className={`${ground[end]} ${styles.endHalf[fold]} ${shared}`}>{after}</After>
    </div>
  );
}

export interface HalvesHeadProps {
  heading: string;
  /** The id of the heading, which names the section. */
  id: string;
  /** Said across from the heading. */
  lead?: string | undefined;
}

/** Heads a section on both sides of the line. */
export function HalvesHead({ heading, id, lead }: HalvesHeadProps) {
  return (
    <HalvesRow height="head">
      <Heading id={id} level={2} size="xxlarge">
        {heading}
      </Heading>
      {lead ? <Text>{lead}</Text> : null}
    </HalvesRow>
  );
}
