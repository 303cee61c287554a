import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { RoundGrid } from '../sections/RoundGrid/index.ts';
import { Breadsticks, Focaccia, FridayBun, RoundLoaf, SesameRing, Slices } from '../art/loaves.tsx';
import { bread, counterHours } from '../content/bread.ts';

const { round, focaccia, ring, sticks, bun, slices } = bread.loaves;

export function Bread() {
  return (
    <>
      <RoundGrid
        level={1}
        heading={bread.heading}
        lead={bread.lead}
        items={[
          { ...round, drawing: <RoundLoaf />, on: 'table' },
          { ...focaccia, drawing: <Focaccia />, on: 'table' },
          { ...ring, drawing: <SesameRing />, on: 'table' },
          { ...sticks, drawing: <Breadsticks />, on: 'table' },
          { ...bun, drawing: <FridayBun />, glaze: 'spark' },
          { ...slices, drawing: <Slices />, on: 'table' },
        ]}
        note={bread.note}
      />
      <OpeningHours {...counterHours} tone="deep" />
    </>
  );
}
