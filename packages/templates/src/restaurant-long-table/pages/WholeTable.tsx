import { FieldsForm } from '@awning/ui/sections/FieldsForm';
import { HeroPlates } from '../sections/HeroPlates/index.ts';
import { RoundGrid } from '../sections/RoundGrid/index.ts';
import { TableBill } from '../sections/TableBill/index.ts';
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
      <FieldsForm {...wholeForm} tone="deep" slip="raised" />
    </>
  );
}
