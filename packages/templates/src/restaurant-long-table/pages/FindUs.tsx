import { HeroPlates } from '../sections/HeroPlates/index.ts';
import { Coffee, TornLoaf, WholeFish } from '../art/dishes.tsx';
import { findPage } from '../content/visit.ts';
import { Visit } from './Visit.tsx';

const [first, second, third] = findPage.lines;

export function FindUs() {
  return (
    <>
      <HeroPlates
        lines={[
          { words: first, drawing: <WholeFish />, glaze: 'steel' },
          { words: second, drawing: <TornLoaf /> },
          { words: third, drawing: <Coffee />, glaze: 'secondary' },
        ]}
        lead={findPage.lead}
      />
      <Visit />
    </>
  );
}
