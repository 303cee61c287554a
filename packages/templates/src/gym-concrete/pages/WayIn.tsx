import { FloorMarking } from '@awning/ui/components/FloorMarking';
import { Split } from '@awning/ui/primitives';
import { EnquiryForm } from '@awning/ui/sections/EnquiryForm';
import { FaqList } from '@awning/ui/sections/FaqList';
import { HeroCutaway } from '@awning/ui/sections/HeroCutaway';
import { Ramp } from '../art/Ramp.tsx';
import { form, questions, wayInPage } from '../content/wayIn.ts';
import { Where } from './Where.tsx';

export function WayIn() {
  return (
    <>
      <HeroCutaway
        heading={wayInPage.heading}
        plate={wayInPage.plate}
        lead={wayInPage.lead}
        drawing={<Ramp label={wayInPage.figure} />}
      />
      <FloorMarking kind="hatch" />
      <Split first="more" width="content">
        <EnquiryForm {...form} slip="raised" />
        <FaqList {...questions} />
      </Split>
      <Where />
    </>
  );
}
