import { EnquiryForm } from '@awning/ui/sections/EnquiryForm';
import { FaqList } from '@awning/ui/sections/FaqList';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { SheetWithText } from '@awning/ui/sections/SheetWithText';
import { BlindStamp } from '../art/BlindStamp.tsx';
import { TurnwellMap } from '../art/TurnwellMap.tsx';
import { form, hours, questions, where } from '../content/visit.ts';

export function Visit() {
  return (
    <>
      <SheetWithText
        heading={where.heading}
        level={1}
        paragraphs={where.paragraphs}
        links={where.links}
        sheet={{
          drawing: <TurnwellMap label={where.map} />,
          label: where.label,
          number: where.number,
          stamp: <BlindStamp />,
        }}
        side="end"
        tone="deep"
      />
      <OpeningHours {...hours} tone="plain" />
      <EnquiryForm {...form} tone="tint" slip="raised" />
      <FaqList {...questions} />
    </>
  );
}
