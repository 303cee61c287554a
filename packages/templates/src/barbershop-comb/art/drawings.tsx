import { Drawing } from '@awning/ui/primitives';
import type { ReactNode } from 'react';
import type { Drawings, Drawn } from '../../design/show.tsx';
import { HeroAfro } from './HeroAfro.tsx';
import { Pik } from './Pik.tsx';
import {
  TrilbyCover,
  TrilbyHimself,
  RoundThen,
  hits,
  PuffCover,
  PuffHerself,
  BeardCover,
  BeardHimself,
  LocsCover,
  FlatTopCover,
} from './portraits.tsx';
import { Ear, Profile } from './Profile.tsx';
import { StandingPik } from './StandingPik.tsx';
import { Stripes } from './Stripes.tsx';

const large = (viewBox: string, figure: ReactNode, whole = true) => {
  const drawn = ({ alt }: Drawn) => (
    <Drawing label={alt} viewBox={viewBox} fill="end" whole={whole} reach="over">
      {figure}
    </Drawing>
  );
  return drawn;
};

/** What a picture of this design can be, by name: heads on covers, the same, larger, before a record’s stripes, and the comb. */
export const drawings: Drawings = {
  afro: ({ alt }) => <HeroAfro label={alt} />,
  trilby: ({ alt }) => <TrilbyCover label={alt} />,
  'tied-locs': ({ alt }) => <LocsCover label={alt} />,
  beard: ({ alt }) => <BeardCover label={alt} />,
  puff: ({ alt }) => <PuffCover label={alt} />,
  'flat-top-and-glasses': ({ alt }) => <FlatTopCover label={alt} />,
  'round-afro': ({ alt }) => <hits.round label={alt} />,
  waves: ({ alt }) => <hits.waves label={alt} />,
  cornrows: ({ alt }) => <hits.cornrows label={alt} />,
  'box-braids': ({ alt }) => <hits.braids label={alt} />,
  'long-locs': ({ alt }) => <hits.locs label={alt} />,
  'high-top': ({ alt }) => <hits.highTop label={alt} />,
  'trilby-before-stripes': large(
    '20 -60 660 700',
    <>
      <Stripes r={300} />
      <TrilbyHimself />
    </>,
    false,
  ),
  'afro-before-stripes': large(
    '20 -60 660 700',
    <>
      <Stripes r={300} />
      <RoundThen />
    </>,
    false,
  ),
  'beard-before-stripes': large(
    '20 -150 760 790',
    <>
      <Stripes r={272} />
      <BeardHimself />
    </>,
  ),
  'puff-before-stripes': large(
    '20 -170 760 810',
    <>
      <Stripes r={272} />
      <g transform="translate(566 -232) rotate(32) scale(0.7)">
        <Pik cut="bone" />
      </g>
      <PuffHerself />
    </>,
  ),
  pik: ({ alt }) => <StandingPik label={alt} />,
  bald: large(
    '20 -330 800 970',
    <>
      <Profile skin="chestnut">
        <Ear />
      </Profile>
      <g transform="translate(520 -300) rotate(40) scale(0.8)">
        <Pik cut="bone" />
      </g>
    </>,
  ),
};
