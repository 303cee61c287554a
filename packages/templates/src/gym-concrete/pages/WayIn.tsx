import { FloorMarking } from '../components/FloorMarking/index.ts';
import { Split } from '@awning/ui/primitives';
import { FieldsForm } from '@awning/ui/sections/FieldsForm';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { HeroCutaway } from '../sections/HeroCutaway/index.ts';
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
        <FieldsForm {...form} slip="raised" />
        <FaqDetails {...questions} />
      </Split>
      <Where />
    </>
  );
}
