import { FieldsForm } from '@awning/ui/sections/FieldsForm';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { HeroPlates } from '../sections/HeroPlates/index.ts';
import { SeatingPlan } from '../sections/SeatingPlan/index.ts';
import { Artichoke, LemonHalf } from '../art/dishes.tsx';
import { beforeYouBook, bookForm, bookPage } from '../content/book.ts';
import { seating } from '../content/tonight.ts';

const [first, second] = bookPage.lines;

export function Book() {
  return (
    <>
      <HeroPlates
        lines={[
          { words: first, drawing: <LemonHalf />, glaze: 'spark' },
          { words: second, drawing: <Artichoke />, glaze: 'secondary' },
        ]}
        lead={bookPage.lead}
      />
      <FieldsForm {...bookForm} tone="deep" slip="raised" />
      <SeatingPlan {...seating(`#${bookForm.id}`)} />
      <FaqDetails {...beforeYouBook} tone="deep" />
    </>
  );
}
