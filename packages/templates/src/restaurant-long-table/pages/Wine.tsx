import { PriceList } from '@awning/ui/sections/PriceList';
import { RoundGrid } from '../sections/RoundGrid/index.ts';
import { Glass } from '../art/Glass.tsx';
import { others, wine } from '../content/wine.ts';

const { red, white, dark, amber, pink, water } = wine.wines;

export function Wine() {
  return (
    <>
      <RoundGrid
        level={1}
        heading={wine.heading}
        lead={wine.lead}
        items={[
          { ...red, drawing: <Glass of="red" />, on: 'table' },
          { ...white, drawing: <Glass of="white" />, on: 'table' },
          { ...dark, drawing: <Glass of="dark" />, on: 'table' },
          { ...amber, drawing: <Glass of="amber" />, on: 'table' },
          { ...pink, drawing: <Glass of="pink" />, on: 'table' },
          { ...water, drawing: <Glass of="water" />, on: 'table' },
        ]}
        note={wine.note}
      />
      <PriceList {...others} tone="deep" board="raised" />
    </>
  );
}
