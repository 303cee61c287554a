import type { ReactNode } from 'react';
import type { Drawings } from '../../design/show.tsx';
import {
  bigApology,
  deskJug,
  doorWreath,
  dryBunch,
  justLeaves,
  kitchenTable,
  milkJug,
  sundayVisit,
} from './bouquets.tsx';
import { Collage } from './Collage.tsx';
import { Couple } from './Couple.tsx';
import { Florist } from './Florist.tsx';
import { GoneOver } from './GoneOver.tsx';
import { heads } from './heads.tsx';
import { Jars } from './Jars.tsx';
import { Shopfront } from './Shopfront.tsx';
import { Snips } from './Snips.tsx';
import { WalledGarden } from './WalledGarden.tsx';

const ornament = (drawing: ReactNode) => () => drawing;

/** The drawings of this design, by name: bunches, single flowers for the year, and larger scenes. */
export const drawings: Drawings = {
  collage: ({ alt }) => <Collage label={alt} />,
  florist: ({ alt }) => <Florist label={alt} />,
  couple: ({ alt }) => <Couple label={alt} />,
  jars: ({ alt }) => <Jars label={alt} />,
  'walled-garden': ({ alt }) => <WalledGarden label={alt} />,
  'shop-front': ({ alt }) => <Shopfront label={alt} />,
  snips: ({ alt }) => <Snips label={alt} />,
  'gone-over': () => <GoneOver />,
  'big-bunch': ornament(bigApology),
  'milk-jug': ornament(milkJug),
  'in-paper': ornament(kitchenTable),
  leaves: ornament(justLeaves),
  anemones: ornament(sundayVisit),
  'desk-jug': ornament(deskJug),
  wreath: ornament(doorWreath),
  'dry-bunch': ornament(dryBunch),
  snowdrop: ornament(heads.snowdrop),
  anemone: ornament(heads.anemone),
  tulip: ornament(heads.tulip),
  peony: ornament(heads.peony),
  'sweet-pea': ornament(heads.sweetPea),
  dahlia: ornament(heads.dahlia),
  'seed-head': ornament(heads.seedHead),
  sunflower: ornament(heads.sunflower),
  foxglove: ornament(heads.foxglove),
  leaf: ornament(heads.leaf),
  ranunculus: ornament(heads.ranunculus),
  rose: ornament(heads.rose),
};
