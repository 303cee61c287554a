import { LaneRope } from '@awning/ui/components/LaneRope';
import { Split } from '@awning/ui/primitives';
import { ContactDetails } from '@awning/ui/sections/ContactDetails';
import { EnquiryForm } from '@awning/ui/sections/EnquiryForm';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { PoolsideHead } from '@awning/ui/sections/PoolsideHead';
import { TownMap } from '../art/TownMap.tsx';
import { findUsPage, form, hours, map, where } from '../content/findUs.ts';

export function FindUs() {
  return (
    <>
      <PoolsideHead {...findUsPage} />
      <Split width="content">
        <EnquiryForm {...form} slip="raised" />
        <OpeningHours {...hours} tone="plain" />
      </Split>
      <LaneRope />
      <ContactDetails {...where} drawing={<TownMap label={map} />} />
    </>
  );
}
