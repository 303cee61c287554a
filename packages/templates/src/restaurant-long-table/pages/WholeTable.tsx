import { EnquiryForm } from '@awning/ui/sections/EnquiryForm';
import { FactStrip } from '@awning/ui/sections/FactStrip';
import { HeroPlates } from '@awning/ui/sections/HeroPlates';
import { TableBill } from '@awning/ui/sections/TableBill';
import { Coffee, Figs, WholeFish } from '../art/dishes.tsx';
import { OrangeCake } from '../art/larder.tsx';
import { wholeForm } from '../content/book.ts';
import { wholeBill, wholeFacts, wholePage } from '../content/whole.ts';

const [first, second, third] = wholePage.lines;

export function WholeTable() {
  return (
    <>
      <HeroPlates
        lines={[
          { words: first, drawing: <WholeFish />, glaze: 'steel' },
          { words: second, drawing: <Figs />, glaze: 'secondary' },
          { words: third, drawing: <OrangeCake /> },
        ]}
        lead={wholePage.lead}
      />
      <FactStrip {...wholeFacts} tone="raised" />
      <TableBill {...wholeBill} drawing={<Coffee />} />
      <EnquiryForm {...wholeForm} tone="deep" slip="raised" />
    </>
  );
}
