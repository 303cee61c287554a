import { PriceList } from '@awning/ui/sections/PriceList';
import { priceGroups } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { Asked, Bench, InnerTop, order, sorted } from './parts.tsx';

/** The flowers of the week, and their prices. */
export function ThisWeek(site: Site) {
  const { content, labels } = site;
  const { prices, design } = content;
  const week = design?.week;
  const { benches, others } = sorted(site);
  return (
    <>
      {(week || benches.length === 0) && (
        <InnerTop site={site} words={week} heading={labels.flowers} actions={[order(site)]} />
      )}
      {benches.map((group, place) => (
        <Bench key={group.heading ?? ''} site={site} group={group} level={place === 0 ? 1 : 2} />
      ))}
      <PriceList
        heading={prices?.heading ?? (benches.length > 0 ? labels.otherPrices : labels.prices)}
        groups={priceGroups(site, others)}
        {...(prices?.footnote && { footnote: prices.footnote })}
        board="deep"
        tone="plain"
      />
      <Asked site={site} about={['general', 'prices']} tone="tint" />
    </>
  );
}
