import { Drawing } from '@awning/ui/primitives';
import type { ReactNode } from 'react';
import {
  Beard,
  BoxBraids,
  Cap,
  FlatTop,
  Glasses,
  Hoop,
  Locs,
  Moustache,
  Puff,
  Round,
  StraightBacks,
  Trilby,
  Waves,
} from './hair.tsx';
import { paint } from './palette.css.ts';
import { Ear, Profile } from './Profile.tsx';

interface PortraitProps {
  label: string | undefined;
}

/** On a record's cover: a square with head and shoulders, cut at its foot. */
function Cover({ label, children }: PortraitProps & { children: ReactNode }) {
  return (
    <Drawing label={label} viewBox="0 -70 680 680" fill="middle">
      {children}
    </Drawing>
  );
}

/** The founder, who takes his hat off for nobody. */
export const TrilbyCover = ({ label }: PortraitProps) => (
  <Cover label={label}>
    <TrilbyHimself />
  </Cover>
);

/** The same without a frame, for larger places. */
export const TrilbyHimself = () => (
  <Profile skin="chestnut" clothes={paint.hair} collar={paint.bone}>
    <Cap fill={paint.grey} />
    <Ear />
    <Moustache />
    <Trilby />
  </Profile>
);

/** The same in the year he took the shop. */
export const RoundThen = () => (
  <Profile skin="chestnut" clothes={paint.pink} collar={paint.bone} behind={<Round />}>
    <Cap />
    <path fill={paint.hair} d="M310 268l36 2 24 40-8 76-34 20z" />
    <Ear />
  </Profile>
);

/** His daughter. */
export const LocsCover = ({ label }: PortraitProps) => (
  <Cover label={label}>
    <Profile skin="umber" clothes={paint.mustard} collar={paint.tangerine} lips={paint.lips}>
      <Locs tied />
      <Ear />
      <Hoop />
    </Profile>
  </Cover>
);

/** His son. */
export const BeardCover = ({ label }: PortraitProps) => (
  <Cover label={label}>
    <BeardHimself />
  </Cover>
);

/** The same without a frame. */
export const BeardHimself = () => (
  <Profile skin="ebony" clothes={paint.bone} collar={paint.pink}>
    <Beard />
    <Ear />
  </Profile>
);

/** His granddaughter. */
export const PuffCover = ({ label }: PortraitProps) => (
  <Cover label={label}>
    <PuffHerself />
  </Cover>
);

/** The same without a frame. */
export const PuffHerself = () => (
  <Profile skin="amber" clothes={paint.hair} collar={paint.pink} lips={paint.lips}>
    <Puff />
    <Ear />
    <Hoop />
  </Profile>
);

/** Nobody's son here, and everybody's. */
export const FlatTopCover = ({ label }: PortraitProps) => (
  <Cover label={label}>
    <Profile skin="ebony" clothes={paint.pink} collar={paint.bone}>
      <FlatTop />
      <Ear />
      <Glasses />
    </Profile>
  </Cover>
);

/** The six that never leave the turntable, by what their words are kept under. */
export const hits = {
  waves: ({ label }: PortraitProps) => (
    <Cover label={label}>
      <Profile skin="chestnut" clothes={paint.pink} collar={paint.bone}>
        <Waves />
        <Ear />
      </Profile>
    </Cover>
  ),
  round: ({ label }: PortraitProps) => (
    <Cover label={label}>
      <Profile skin="honey" clothes={paint.bone} collar={paint.mustard} behind={<Round />} lips={paint.lips}>
        <Cap />
        <Ear />
        <Hoop />
      </Profile>
    </Cover>
  ),
  cornrows: ({ label }: PortraitProps) => (
    <Cover label={label}>
      <Profile skin="umber" clothes={paint.hair} collar={paint.mustard}>
        <StraightBacks />
        <Ear />
      </Profile>
    </Cover>
  ),
  braids: ({ label }: PortraitProps) => (
    <Cover label={label}>
      <Profile skin="ebony" eye="closed" clothes={paint.tangerine} collar={paint.bone} lips={paint.lips}>
        <BoxBraids />
        <Ear />
        <Hoop />
      </Profile>
    </Cover>
  ),
  locs: ({ label }: PortraitProps) => (
    <Cover label={label}>
      <Profile skin="amber" clothes={paint.mustard} collar={paint.hair}>
        <Locs />
        <Beard />
        <Ear />
      </Profile>
    </Cover>
  ),
  highTop: ({ label }: PortraitProps) => (
    <Cover label={label}>
      <Profile skin="umber" clothes={paint.mustard} collar={paint.hair}>
        <FlatTop />
        <Ear />
      </Profile>
    </Cover>
  ),
};
