import type { BeforeAfterItem } from '../sections/BeforeAfterChart/index.ts';
import type { ComponentType } from 'react';
import { beards, cuts, type Look } from '../content/chart.ts';
import { beardHeads } from './chins.tsx';
import { cutHeads } from './cuts.tsx';
import type { HeadProps } from './Head.tsx';

const drawn = <Head extends string>(
  looks: readonly Look<Head>[],
  heads: Readonly<Record<Head, ComponentType<HeadProps>>>,
): readonly BeforeAfterItem[] =>
  looks.map(({ head, name, note, label }, place) => {
    const Drawn: ComponentType<HeadProps> = heads[head];
    return { number: place + 1, name, note, drawing: <Drawn label={label} /> };
  });

/** The shop's chart of haircuts, each under its number. */
export const cutChart = drawn(cuts, cutHeads);

/** The same for chins. */
export const beardChart = drawn(beards, beardHeads);
