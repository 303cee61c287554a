import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { PriceList } from '@awning/ui/sections/PriceList';
import { VouchersPart } from '../../design/asks/VouchersPart.tsx';
import { headed, priceGroups, priceOf, questionsProps } from '../../design/props.ts';
import { Numbers } from '../../design/parts.tsx';
import type { Site } from '../schema.ts';
import { HeroNumber } from '../sections/HeroNumber/HeroNumber.tsx';
import { PunchCards } from '../sections/PunchCards/PunchCards.tsx';
import { Bar, LiftNothing, sorted } from './parts.tsx';

/** The prices, by weight. */
export function Prices(site: Site) {
  const { content, labels } = site;
  const { prices, design } = content;
  const { prices: loaded, others } = sorted(site);
  return (
    <>
      {loaded.length > 0 ? (
        <Bar site={site} level={1} terms={prices?.footnote} />
      ) : (
        <HeroNumber number="?" heading={labels.pages.prices} />
      )}
      <PriceList heading={labels.otherPrices} groups={priceGroups(site, others)} board="raised" />
      {design?.cards && (
        <PunchCards
          {...headed(design.cards, labels.cards)}
          cards={design.cards.items.map(({ name, price, visits, note }) => ({
            name,
            price: priceOf(site, { price }),
            visits,
            note,
          }))}
          tone="secondary"
        />
      )}
      <Numbers points={design?.noCatch} label={labels.noCatch} tone="spark" />
      <VouchersPart site={site} clock="digital" />
      <FaqDetails {...questionsProps(site, 'prices')} />
      <LiftNothing site={site} second="timetable" />
    </>
  );
}
