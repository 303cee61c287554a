import { PriceList } from '@awning/ui/sections/PriceList';
import { priceGroups } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { HeroCollage } from '../sections/HeroCollage/HeroCollage.tsx';
import { Asked, Bench, sorted } from './parts.tsx';

/** The flowers of the week, and their prices. */
export function ThisWeek(site: Site) {
  const { content, labels } = site;
  const { prices } = content;
  const { benches, others } = sorted(site);
  return (
    <>
      {benches.length === 0 && <HeroCollage heading={labels.flowers} place="inner" />}
      {benches.map((group, place) => (
        <Bench key={group.heading ?? ''} site={site} group={group} level={place === 0 ? 1 : 2} />
      ))}
      <PriceList
        heading={prices?.heading ?? labels.otherPrices}
        groups={priceGroups(site, others)}
        {...(prices?.footnote && { footnote: prices.footnote })}
        board="deep"
        tone="plain"
      />
      <Asked site={site} about={['general', 'prices']} tone="tint" />
    </>
  );
}
