import { VouchersPart } from '../../design/asks/VouchersPart.tsx';
import { headed } from '../../design/props.ts';
import { CombEdge } from '../components/CombEdge/CombEdge.tsx';
import type { Site } from '../schema.ts';
import { HeroCutout } from '../sections/HeroCutout/HeroCutout.tsx';
import { MinuteBoard } from '../sections/MinuteBoard/MinuteBoard.tsx';
import { Asked, Closing, service } from './parts.tsx';

/** All prices, with the time each thing takes. */
export function Prices(site: Site) {
  const { content, labels } = site;
  const { prices } = content;
  const groups = (prices?.groups ?? []).filter(({ items }) => items.length > 0);
  const title = prices?.heading ?? labels.prices;
  return (
    <>
      {groups.length > 0 ? (
        <MinuteBoard
          {...headed(prices, labels.prices)}
          level={1}
          groups={groups.map(({ heading, items }) => ({
            ...(heading && (groups.length > 1 || heading !== title) && { name: heading }),
            services: items.map((item) => service(site, item)),
          }))}
          {...(prices?.footnote && { terms: prices.footnote })}
        />
      ) : (
        <HeroCutout {...headed(prices, labels.prices)} tone="accent" />
      )}
      <VouchersPart site={site} tone="secondary" paper="raised" slip="raised" />
      <Asked site={site} about={['prices']} tone="spark" />
      <CombEdge tone="spark" />
      <Closing site={site} second="lengths" label={labels.seeStyles} />
    </>
  );
}
