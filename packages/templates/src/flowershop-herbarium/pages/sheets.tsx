import type { Specimen } from '../sections/SpecimenSheets/index.ts';
import { Fern } from '../art/Fern.tsx';
import { Helenium } from '../art/Helenium.tsx';
import { Larkspur } from '../art/Larkspur.tsx';
import { Nigella } from '../art/Nigella.tsx';
import { Poppy } from '../art/Poppy.tsx';
import { QuakingGrass } from '../art/QuakingGrass.tsx';
import { Scabious } from '../art/Scabious.tsx';
import { SweetPea } from '../art/SweetPea.tsx';
import { larkspur, specimens } from '../content/specimens.ts';

/** What is in the buckets today, each with its plant on it. */
export const todaysSheets: readonly Specimen[] = [
  { ...specimens.helenium, drawing: <Helenium /> },
  { ...specimens.fern, drawing: <Fern /> },
  { ...specimens.scabious, drawing: <Scabious /> },
  { ...specimens.nigella, drawing: <Nigella /> },
  { ...specimens.sweetPea, drawing: <SweetPea /> },
  { ...specimens.poppy, drawing: <Poppy /> },
];

/** Every sheet of the week; the last is bare, and says why. */
export const everySheet: readonly Specimen[] = [
  { ...specimens.sweetPea, drawing: <SweetPea /> },
  { ...larkspur, drawing: <Larkspur part="top" /> },
  { ...specimens.helenium, drawing: <Helenium /> },
  { ...specimens.poppy, drawing: <Poppy /> },
  { ...specimens.scabious, drawing: <Scabious /> },
  { ...specimens.fern, drawing: <Fern /> },
  { ...specimens.nigella, drawing: <Nigella /> },
  { ...specimens.quakingGrass, drawing: <QuakingGrass /> },
  specimens.rose,
];
