import { Drawing } from '@awning/ui/primitives';
import { Cap, Hoop } from './hair.tsx';
import { paint } from './palette.css.ts';
import { Pik } from './Pik.tsx';
import { Ear, Profile } from './Profile.tsx';
import { Stripes } from './Stripes.tsx';

/** The great round afro with the comb standing in it, and the groove of a record going round. */
export function HeroAfro({ label }: { label: string }) {
  return (
    <Drawing label={label} viewBox="-10 -250 760 890" fill="end" whole reach="over">
      <Stripes r={350} />
      <g transform="translate(420 -290) rotate(14)">
        <Pik />
      </g>
      <Profile
        skin="umber"
        eye="closed"
        behind={<circle cx="400" cy="186" r="292" fill={paint.hair} />}
        clothes={paint.tangerine}
        collar={paint.mustard}
      >
        <Cap />
        <Ear />
        <Hoop />
      </Profile>
    </Drawing>
  );
}
