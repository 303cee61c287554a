import { Drawing } from '@awning/ui/primitives';
import type { ComponentType } from 'react';
import type { Drawings, Drawn } from '../../design/show.tsx';
import { BrownTips, Bugs, Can, Droop, Yellow } from './ailments.tsx';
import { Drying, Hail, Rain, Roots, Saucer, Van } from './care.tsx';
import { Foliage } from './Foliage.tsx';
import { FlatCap, GreyBun, LongDarkHair, ShortBeard } from './gardeners.tsx';
import {
  Arch,
  Bucket,
  CoolHouse,
  EtchedPane,
  OrchidCase,
  PalmHouse,
  Pineapple,
  SunnySill,
  TemperateHouse,
} from './houses.tsx';

const drawn = (Shape: ComponentType<{ label?: string | undefined }>) => {
  const shape = ({ alt }: Drawn) => <Shape label={alt} />;
  return shape;
};

/** What a picture of this design can be, by name. */
export const drawings: Drawings = {
  foliage: ({ alt }) => (
    <Drawing label={alt} viewBox="0 0 1600 800" fill="end">
      <Foliage />
    </Drawing>
  ),
  fern: drawn(CoolHouse),
  'lemon-tree': drawn(TemperateHouse),
  palm: drawn(PalmHouse),
  orchid: drawn(OrchidCase),
  bucket: drawn(Bucket),
  arch: drawn(Arch),
  pineapple: drawn(Pineapple),
  'etched-pane': drawn(EtchedPane),
  'sunny-sill': drawn(SunnySill),
  'yellow-leaf': drawn(Yellow),
  'brown-tips': drawn(BrownTips),
  droop: drawn(Droop),
  bugs: drawn(Bugs),
  can: drawn(Can),
  saucer: drawn(Saucer),
  rain: drawn(Rain),
  drying: drawn(Drying),
  roots: drawn(Roots),
  hail: drawn(Hail),
  van: drawn(Van),
  'grey-bun': drawn(GreyBun),
  'short-beard': drawn(ShortBeard),
  'long-dark-hair': drawn(LongDarkHair),
  'flat-cap': drawn(FlatCap),
};
