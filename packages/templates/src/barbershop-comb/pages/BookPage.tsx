import { CombEdge } from '../components/CombEdge/index.ts';
import { Drawing, Split } from '@awning/ui/primitives';
import { FieldsForm } from '@awning/ui/sections/FieldsForm';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { HeroCutout } from '../sections/HeroCutout/index.ts';
import { Pik } from '../art/Pik.tsx';
import { KeziahHerself } from '../art/portraits.tsx';
import { Stripes } from '../art/Stripes.tsx';
import { bookPage, form, questions } from '../content/book.ts';
import { Where } from './Where.tsx';

export function BookPage() {
  return (
    <>
      <HeroCutout
        heading={bookPage.heading}
        lead={bookPage.lead}
        tone="spark"
        figure={
          <Drawing label={bookPage.figure} viewBox="20 -170 760 810" fill="end" whole reach="over">
            <Stripes r={272} />
            <g transform="translate(566 -232) rotate(32) scale(0.7)">
              <Pik cut="bone" />
            </g>
            <KeziahHerself />
          </Drawing>
        }
      />
      <CombEdge tone="spark" />
      <Split first="more" width="content" tone="secondary">
        <FieldsForm {...form} tone="secondary" slip="raised" />
        <FaqDetails {...questions} tone="secondary" />
      </Split>
      <CombEdge tone="secondary" />
      <Where />
    </>
  );
}
