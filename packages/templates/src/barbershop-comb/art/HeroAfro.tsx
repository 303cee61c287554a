import { Drawing } from '@awning/ui/primitives';
import { Cap, Hoop } from './hair.tsx';
import { paint } from './palette.css.ts';
import { Pik } from './Pik.tsx';
import { Ear, Profile } from './Profile.tsx';
import { Stripes } from './Stripes.tsx';

/** The great round afro with the comb standing in it, and the groove of a record going round. */
export function HeroAfro({ label }: { label: string | undefined }) {
  return (
    <Drawing label={label} viewBox="20 -260 760 900" fill="end" whole reach="over">
      <Stripes r={372} cy={150} last="hair" />
      <Profile
        skin="umber"
        eye="closed"
        lips={paint.lips}
        behind={
          <>
            <circle cx="404" cy="166" r="326" fill={paint.hair} />
            <g transform="translate(43 -153) rotate(-36) scale(1.16)">
              <Pik cut="bone" />
            </g>
            <circle cx="412" cy="186" r="196" fill={paint.hair} />
          </>
        }
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
