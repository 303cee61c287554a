import { LaneRope } from '../components/LaneRope/index.ts';
import { Split } from '@awning/ui/primitives';
import { ContactDetails } from '@awning/ui/sections/ContactDetails';
import { FieldsForm } from '@awning/ui/sections/FieldsForm';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { PoolsideHead } from '../sections/PoolsideHead/index.ts';
import { TownMap } from '../art/TownMap.tsx';
import { findUsPage, form, hours, map, where } from '../content/findUs.ts';

export function FindUs() {
  return (
    <>
      <PoolsideHead {...findUsPage} />
      <Split width="content">
        <FieldsForm {...form} slip="raised" />
        <OpeningHours {...hours} tone="plain" />
      </Split>
      <LaneRope />
      <ContactDetails {...where} drawing={<TownMap label={map} />} />
    </>
  );
}
