import { Split } from '@awning/ui/primitives';
import { CallToAction } from '@awning/ui/sections/CallToAction';
import { FactStrip } from '@awning/ui/sections/FactStrip';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { HeroBanner } from '@awning/ui/sections/HeroBanner';
import { PriceList } from '@awning/ui/sections/PriceList';
import type { SitePageProps } from '../../design/site.ts';
import { Scissors } from '../art/Scissors.tsx';
import { Tools } from '../art/Tools.tsx';
import { board, extras, invitation, opening, paying, questions } from '../content/prices.ts';
import { holdAChair } from '../content/shop.ts';

/** The whole board, what stands by the till, and how to pay. */
export function PricesView({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <HeroBanner {...opening} drawing={<Tools />} />
      <PriceList {...board} ornament={<Scissors />} />
      <PriceList {...extras} board="raised" tone="tint" />
      <FactStrip {...paying} showHeading />
      <Split first="more">
        <FaqDetails {...questions} />
        <CallToAction
          heading={invitation.heading}
          lead={invitation.text}
          actions={[
            { label: holdAChair, href: `${href('find-us')}#hold` },
            { label: invitation.visit, href: `${href('find-us')}#hours` },
          ]}
          tone="spark"
        />
      </Split>
    </>
  );
}
