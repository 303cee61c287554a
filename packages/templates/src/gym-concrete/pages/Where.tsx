import { ContactDetails } from '@awning/ui/sections/ContactDetails';
import { HeightBarrier } from '../sections/HeightBarrier/index.ts';
import { DigbethMap } from '../art/DigbethMap.tsx';
import { barrier, map, where } from '../content/wayIn.ts';

/** Where to turn in, and when the barrier is up. */
export function Where() {
  return (
    <>
      <HeightBarrier {...barrier} />
      <ContactDetails {...where} drawing={<DigbethMap label={map} />} />
    </>
  );
}
