import { Split } from '@awning/ui/primitives';
import { EnquiryForm } from '@awning/ui/sections/EnquiryForm';
import { FaqList } from '@awning/ui/sections/FaqList';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { SheetWithText } from '@awning/ui/sections/SheetWithText';
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
        }}
        side="end"
        tone="deep"
      />
      <Split first="more">
        <EnquiryForm {...form} tone="tint" slip="raised" />
        <OpeningHours {...hours} tone="secondary" />
      </Split>
      <FaqList {...questions} />
    </>
  );
}
