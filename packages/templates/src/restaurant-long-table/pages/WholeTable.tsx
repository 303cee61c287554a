import { EnquiryForm } from '@awning/ui/sections/EnquiryForm';
import { HeroPlates } from '@awning/ui/sections/HeroPlates';
import { RoundGrid } from '@awning/ui/sections/RoundGrid';
import { TableBill } from '@awning/ui/sections/TableBill';
import { Artichoke, Coffee, WholeFish } from '../art/dishes.tsx';
import { OrangeCake } from '../art/larder.tsx';
import { Key } from '../art/painted.tsx';
import { Kenny } from '../art/people.tsx';
import { wholeForm } from '../content/book.ts';
import { wholeBill, whole, wholePage } from '../content/whole.ts';

const [first, second] = wholePage.lines;
const { loft, supper, people } = whole.items;

export function WholeTable() {
  return (
    <>
      <HeroPlates
        lines={[
          { words: first, drawing: <Artichoke />, glaze: 'spark' },
          { words: second, drawing: <OrangeCake />, glaze: 'secondary' },
        ]}
        lead={wholePage.lead}
      />
      <RoundGrid
        heading={whole.heading}
        items={[
          { ...loft, drawing: <Key />, glaze: 'spark' },
          { ...supper, drawing: <WholeFish />, glaze: 'steel' },
          { ...people, drawing: <Kenny />, glaze: 'secondary' },
        ]}
      />
      <TableBill {...wholeBill} drawing={<Coffee />} />
      <EnquiryForm {...wholeForm} tone="deep" slip="raised" />
    </>
  );
}
