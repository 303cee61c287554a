import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { PriceCollage } from '../sections/PriceCollage/index.ts';
import { PriceList } from '@awning/ui/sections/PriceList';
import { deskJug, doorWreath, dryBunch } from '../art/bouquets.tsx';
import { furtherAlong, keeping, stems } from '../content/bench.ts';
import { Bench } from './Bench.tsx';
import { SendSome } from './SendSome.tsx';

export function ThisWeek() {
  const { heading, lead, items } = furtherAlong;

  return (
    <>
      <Bench level={1} />
      <PriceList {...stems} board="deep" tone="plain" />
      <PriceCollage
        heading={heading}
        lead={lead}
        tone="plain"
        items={[
          { ...items.doorWreath, drawing: doorWreath, paper: 'tint' },
          { ...items.deskJug, drawing: deskJug, paper: 'secondary' },
          { ...items.dried, drawing: dryBunch, paper: 'spark' },
        ]}
      />
      <FaqDetails {...keeping} tone="tint" />
      <SendSome />
    </>
  );
}
