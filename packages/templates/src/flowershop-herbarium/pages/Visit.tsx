import { Split } from '@awning/ui/primitives';
import { FieldsForm } from '@awning/ui/sections/FieldsForm';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { SheetWithText } from '../sections/SheetWithText/index.ts';
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
        <FieldsForm {...form} tone="tint" slip="raised" />
        <OpeningHours {...hours} tone="secondary" />
      </Split>
      <FaqDetails {...questions} />
    </>
  );
}
