import { EnquiryForm } from '@awning/ui/sections/EnquiryForm';
import { FaqList } from '@awning/ui/sections/FaqList';
import { HeroPlates } from '@awning/ui/sections/HeroPlates';
import { SeatingPlan } from '@awning/ui/sections/SeatingPlan';
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
      <EnquiryForm {...bookForm} tone="deep" slip="raised" />
      <SeatingPlan {...seating(`#${bookForm.id}`)} />
      <FaqList {...beforeYouBook} tone="deep" />
    </>
  );
}
