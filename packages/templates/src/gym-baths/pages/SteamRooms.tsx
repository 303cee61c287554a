import { FactStrip } from '@awning/ui/sections/FactStrip';
import { LeadQuotes } from '@awning/ui/sections/LeadQuotes';
import { NumberedGrid } from '@awning/ui/sections/NumberedGrid';
import { PoolsideHead } from '../sections/PoolsideHead/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { SteamBench } from '../art/SteamBench.tsx';
import { rooms, steamHouse, steamPage, steamQuote } from '../content/steam.ts';
import { Closing } from './Closing.tsx';

export function SteamRooms({ href }: Pick<SitePageProps, 'href'>) {
  const { panel, ...head } = steamPage;

  return (
    <>
      <PoolsideHead {...head} panel={<SteamBench label={panel} />} tone="secondary" />
      <NumberedGrid {...rooms} />
      <FactStrip heading={steamHouse.heading} items={steamHouse.items} tone="deep" showHeading />
      <LeadQuotes {...steamQuote} />
      <Closing href={href} second={{ label: 'See the prices', href: href('memberships') }} />
    </>
  );
}
