import type { BeforeAfterItem } from '@awning/ui/sections/BeforeAfterChart';
import { beards, cuts } from '../content/chart.ts';
import * as heads from './heads.tsx';

const cutHeads = [
  heads.SideParting,
  heads.HighTop,
  heads.Bob,
  heads.FrenchCrop,
  heads.MidFade,
  heads.Buzz,
  heads.SlickBack,
  heads.BaldAndBearded,
];
const beardHeads = [heads.CleanShave, heads.BoxedBeard, heads.Moustache, heads.FullBeard];

const drawn = (
  items: readonly { name: string; note: string; label: string }[],
  drawings: readonly (typeof heads.Bob)[],
): readonly BeforeAfterItem[] =>
  items.map(({ name, note, label }, place) => {
    const Head = drawings[place];
    return { number: place + 1, name, note, drawing: Head && <Head label={label} /> };
  });

/** The shop's chart of haircuts, each under its number. */
export const cutChart = drawn(cuts, cutHeads);

/** The same for chins. */
export const beardChart = drawn(beards, beardHeads);
