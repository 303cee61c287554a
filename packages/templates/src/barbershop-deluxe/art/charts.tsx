import type { BeforeAfterItem } from '@awning/ui/sections/BeforeAfterChart';
import type { ComponentType } from 'react';
import { beards, cuts } from '../content/chart.ts';
import * as chin from './chins.tsx';
import * as cut from './cuts.tsx';
import type { HeadProps } from './Head.tsx';

const cutHeads = [
  cut.SideParting,
  cut.HighTop,
  cut.Bob,
  cut.FrenchCrop,
  cut.MidFade,
  cut.Buzz,
  cut.SlickBack,
  cut.BaldAndBearded,
];
const beardHeads = [chin.CleanShave, chin.BoxedBeard, chin.Moustache, chin.FullBeard];

const drawn = (
  items: readonly { name: string; note: string; label: string }[],
  drawings: readonly ComponentType<HeadProps>[],
): readonly BeforeAfterItem[] =>
  items.map(({ name, note, label }, place) => {
    const Head = drawings[place];
    return { number: place + 1, name, note, drawing: Head && <Head label={label} /> };
  });

/** The shop's chart of haircuts, each under its number. */
export const cutChart = drawn(cuts, cutHeads);

/** The same for chins. */
export const beardChart = drawn(beards, beardHeads);
