import type { Drawings } from '../../design/show.tsx';
import { Drained } from './Drained.tsx';
import { Frontage } from './Frontage.tsx';
import { Heron } from './Heron.tsx';
import { Kettlebell } from './Kettlebell.tsx';
import { Learner } from './Learner.tsx';
import { Mural } from './Mural.tsx';
import { Portrait, type PortraitProps } from './Portrait.tsx';
import { SteamBench } from './SteamBench.tsx';
import { Swimmer } from './Swimmer.tsx';
import { tiles } from './tiles.ts';

const portrait = (who: Omit<PortraitProps, 'label'>): Drawings[string] => {
  const drawn: Drawings[string] = ({ alt }) => <Portrait {...who} label={alt} />;
  return drawn;
};

/** The drawings of this design, by name. Each fills the box it stands in. */
export const drawings: Drawings = {
  mural: ({ alt }) => <Mural label={alt} fill="end" />,
  swimmer: ({ alt }) => <Swimmer label={alt} fill="middle" />,
  heron: ({ alt }) => <Heron label={alt} fill="middle" />,
  kettlebell: ({ alt }) => <Kettlebell label={alt} fill="middle" />,
  learner: ({ alt }) => <Learner label={alt} fill="middle" />,
  'steam-bench': ({ alt }) => <SteamBench label={alt} fill="middle" />,
  frontage: ({ alt }) => <Frontage label={alt} fill="middle" />,
  drained: ({ alt }) => <Drained label={alt} fill="middle" />,
  'green-cap': portrait({
    wall: tiles.a,
    skin: tiles.f,
    shade: tiles.n,
    hair: 'cap',
    hairPaint: tiles.d,
    shirt: tiles.r,
  }),
  'short-hair': portrait({
    wall: tiles.y,
    skin: tiles.s,
    shade: tiles.t,
    hair: 'short',
    hairPaint: tiles.k,
    shirt: tiles.c,
  }),
  'high-bun': portrait({
    wall: tiles.p,
    skin: tiles.n,
    shade: tiles.s,
    hair: 'bun',
    hairPaint: tiles.t,
    shirt: tiles.r,
  }),
  'grey-beard': portrait({
    wall: tiles.b,
    skin: tiles.f,
    shade: tiles.n,
    hair: 'none',
    hairPaint: tiles.g,
    beard: true,
    shirt: tiles.d,
  }),
};
